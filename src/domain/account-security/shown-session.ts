import { deviceOf } from './device.ts';

/** A session as stored. */
export interface StoredSession {
  readonly id: number;
  readonly userAgent?: string | null | undefined;
  /** Of the network, shortened; empty when unknown. */
  readonly address?: string | undefined;
  readonly openedAt: Date;
  readonly usedAt: Date;
}

/** A session in the list of devices. */
export function shownSession({ id, userAgent, address, openedAt, usedAt }: StoredSession, current: boolean) {
  return {
    sessionId: id,
    ...deviceOf(userAgent ?? null),
    address: address ?? '',
    signedInAt: openedAt.toISOString(),
    lastSeenAt: usedAt.toISOString(),
    current,
  };
}

/** The second factor as its member sees it: since when it is on, and how many recovery codes are left. */
export function shownSecondFactor(enabledAt: Date | undefined, recoveryCodesLeft: number) {
  if (!enabledAt) return { enabled: false, recoveryCodesLeft: 0 };
  return { enabled: true, enabledAt: enabledAt.toISOString(), recoveryCodesLeft };
}
