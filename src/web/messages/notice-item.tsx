import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { isUnread, noticeClick } from '#domain/messages/notice.ts';
import { orderKindOf } from '#domain/payment/order-kind.ts';
import type { Notice } from '#generated/hooks/model/notice.ts';
import { Button } from '#web/components/button.tsx';
import { HiddenText } from '#web/components/hidden-text.ts';
import { Link } from '#web/components/link.tsx';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { orderHref } from '#web/paths.ts';
import { clickTarget } from '#web/theme/media.ts';
import { useConfirmNotice, useReadNotice } from './use-mark-notice.ts';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '8px minmax(0, 1fr) auto', md: '8px minmax(0, 1fr) auto auto' },
    alignItems: 'baseline',
    columnGap: 3,
    rowGap: 1,
    paddingBlock: 2,
    borderTop: 'line',
    fontSize: 'table',
    '& > [data-dot]': {
      width: '8px',
      height: '8px',
      borderRadius: 'full',
      '&[data-unread]': { background: 'accent' },
    },
    '& > p': { gridColumn: { base: '2 / -1', md: '2' }, overflowWrap: 'anywhere' },
    '& > p[data-unread]': { fontWeight: 'medium' },
    '& > p > a': clickTarget,
    '& > time': {
      gridColumn: { base: '2', md: '4' },
      gridRow: { md: '1' },
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    '& > em, & > button': { gridColumn: '3', gridRow: { base: '2', md: '1' }, justifySelf: 'end' },
    '& > em': { color: 'fg.muted', fontStyle: 'normal' },
  },
});

/** The text of a notice, with what a click on it does. */
function NoticeText({ notice }: { notice: Notice }) {
  const readNotice = useReadNotice();
  const click = noticeClick(notice);
  const { id, messageContent } = notice;
  const onClick = () => {
    if (isUnread(notice)) readNotice(id);
  };
  switch (click.kind) {
    case 'openOrder':
      return (
        <Link to={orderHref(orderKindOf(click.orderNo) ?? 'standard', click.orderNo)} onClick={onClick}>
          {messageContent}
        </Link>
      );
    case 'followLink':
      return click.link.startsWith('/') ? (
        <Link to={click.link} onClick={onClick}>
          {messageContent}
        </Link>
      ) : (
        <a href={click.link} target="_blank" rel="noopener noreferrer" onClick={onClick}>
          {messageContent}
        </a>
      );
    case 'confirm':
    case 'nothing':
      return messageContent;
  }
}

/** Takes the focus of the button that went with the confirmation, unless it has moved on. */
function useConfirmedHere() {
  const isHere = useRef(false);
  const ref = (confirmed: HTMLElement | null) => {
    if (confirmed === null || !isHere.current) return;
    isHere.current = false;
    if (document.activeElement === document.body) confirmed.focus();
  };
  const start = () => {
    isHere.current = true;
  };
  return { ref, start };
}

/** A notice in a list: whether it is unread, its text, its time, and the confirmation that it asks for. */
export function NoticeItem({ notice }: { notice: Notice }) {
  const { t } = useTexts();
  const { confirm, isPending } = useConfirmNotice();
  const confirmedHere = useConfirmedHere();
  const unread = isUnread(notice);
  const { id, createTime } = notice;
  const click = noticeClick(notice);
  const onConfirm = () => {
    confirmedHere.start();
    void confirm(id);
  };
  return (
    <Item>
      <span data-dot data-unread={unread || undefined} aria-hidden="true" />
      <p data-unread={unread || undefined}>
        {unread && <HiddenText>{t('notices.item.unread')} </HiddenText>}
        <NoticeText notice={notice} />
      </p>
      <time dateTime={createTime}>{formatMoment(createTime)}</time>
      {click.kind === 'confirm' && (
        <Button size="small" aria-disabled={isPending || undefined} onClick={onConfirm}>
          {t('notices.item.confirm')}
        </Button>
      )}
      {click.kind === 'nothing' && !unread && (
        <em ref={confirmedHere.ref} tabIndex={-1}>
          {t('notices.item.confirmed')}
        </em>
      )}
    </Item>
  );
}
