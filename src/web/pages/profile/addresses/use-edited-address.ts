import { useState } from 'react';
import type { Address } from '#generated/hooks/model/address.ts';
import { useReloadState } from '#web/state/use-reload-state.ts';

/** An open form: of this address, or of a new one without. */
interface EditedAddress {
  readonly address?: Address;
}

/** Which address is being written; a reload, such as the one that changes the language, opens the form again. */
export function useEditedAddress() {
  const [edited, edit] = useState<EditedAddress>();
  useReloadState('edited-address', edited, edit);
  return { edited, edit, close: () => edit(undefined) };
}
