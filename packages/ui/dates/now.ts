let ahead = 0

/** Returns the server's time, estimated from its last answer: a wrong device clock must not distort 等 3 小时. */
export function now(): Date {
  return new Date(Date.now() + ahead)
}

/** Called with the server's time (the Date header of an answer). Differences under two seconds are delay. */
export function learnServerTime(server: Date): void {
  const difference = server.getTime() - Date.now()
  if (Number.isFinite(difference)) ahead = Math.abs(difference) < 2000 ? 0 : difference
}
