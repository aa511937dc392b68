let ahead = 0

/** The server's time as far as this device knows it: a wrong clock in the device must not shift 等 3 小时. */
export function now(): Date {
  return new Date(Date.now() + ahead)
}

/** Called with the server's time (the Date header of an answer). Differences under two seconds are delay. */
export function learnServerTime(server: Date): void {
  const difference = server.getTime() - Date.now()
  if (Number.isFinite(difference)) ahead = Math.abs(difference) < 2000 ? 0 : difference
}
