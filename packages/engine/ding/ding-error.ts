export type DingTrouble =
  /** The code somebody signs in by is used up, too old or none at all. */
  | 'code'
  /** Too many requests at once; the request itself is right. */
  | 'busy'
  /** The token of the application has run out. */
  | 'token'
  | 'other'

/** DingTalk refused, or did not answer; the message is DingTalk's. */
export class DingError extends Error {
  readonly trouble: DingTrouble

  constructor(message: string, trouble: DingTrouble = 'other', cause?: unknown) {
    super(message, { cause })
    this.trouble = trouble
  }
}

/** The meaning of DingTalk's error codes for the caller. */
export const troubleOf = (code: number | string): DingTrouble => {
  if ([40001, 40014, 42001].includes(Number(code))) return 'token'
  if ([40029, 40078].includes(Number(code)) || /authcode/i.test(String(code))) return 'code'
  if (Number(code) === 88 || (Number(code) >= 90002 && Number(code) <= 90018)) return 'busy'
  return 'other'
}
