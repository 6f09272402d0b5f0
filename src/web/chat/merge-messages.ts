interface Numbered {
  readonly id: number;
}

/** All messages of both lists once, oldest first; where both have a message, the newer reading wins. */
export function mergeMessages<Message extends Numbered>(
  known: readonly Message[],
  read: readonly Message[],
): readonly Message[] {
  if (read.length === 0) return known;
  const byId = new Map([...known, ...read].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
