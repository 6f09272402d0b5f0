import { createContext, Fragment, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSession } from '#web/session/session-store.ts';

interface OpenDialog {
  readonly id: number;
  /** The member who opened it. It is hidden after the session has ended, and for another member. */
  readonly owner: string | undefined;
  readonly content: ReactNode;
}

/** Opens a dialog; it is rendered once, with what closes it. */
export type OpenPageDialog = (render: (close: () => void) => ReactNode) => void;

const PageDialogsContext = createContext<OpenPageDialog | undefined>(undefined);

/**
 * Opens dialogs of the page. A dialog that a row of a list opens must not be rendered in the row: a reload of the list that takes the
 * row away would close it, with all that was typed there.
 */
export function useOpenPageDialog(): OpenPageDialog {
  const open = useContext(PageDialogsContext);
  if (!open) throw new Error('no <PageDialogs> around');
  return open;
}

/** A page and the dialogs that its parts have opened. Going elsewhere closes them; a corrected address, such as of a last page that has gone, does not. */
export function PageDialogs({ children }: { children: ReactNode }) {
  const owner = useSession()?.user.email;
  const { key } = useLocation();
  const isCorrection = useNavigationType() === NavigationType.Replace;
  const [dialogs, setDialogs] = useState<readonly OpenDialog[]>([]);
  const [place, setPlace] = useState(key);
  const lastId = useRef(0);
  if (place !== key) {
    setPlace(key);
    if (!isCorrection) setDialogs([]);
  }
  const open = useCallback<OpenPageDialog>(
    (render) => {
      lastId.current += 1;
      const id = lastId.current;
      const close = () => setDialogs((current) => current.filter((dialog) => dialog.id !== id));
      setDialogs((current) => [...current, { id, owner, content: render(close) }]);
    },
    [owner],
  );
  return (
    <PageDialogsContext value={open}>
      {children}
      {dialogs
        .filter((dialog) => dialog.owner === owner)
        .map(({ id, content }) => (
          <Fragment key={id}>{content}</Fragment>
        ))}
    </PageDialogsContext>
  );
}
