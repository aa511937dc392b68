/** The mail server a company sends by; port 465 speaks TLS from the first word, others when the server offers it. */
export interface MailSettings {
  readonly host: string
  readonly port: number
  /** Account and sender; without it nobody signs in. */
  readonly user: string
  readonly password: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The server refused or did not answer; the message is its own. */
export class MailError extends Error {}

/** The lines of a mail as they go over the wire: headers in ASCII, the text in base64, so that no line can end it early. */
export const linesOf = (
  { to, subject, text }: Mail,
  from: string,
  { date, id }: { date: Date; id: string },
): string[] => [
  `From: <${from}>`,
  `To: <${to}>`,
  `Subject: =?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`,
  `Date: ${date.toUTCString()}`,
  `Message-ID: <${id}>`,
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  ...(Buffer.from(text)
    .toString('base64')
    .match(/.{1,76}/g) ?? []),
]

/** An address that stands between < and > without leaving them. */
export const isMailAddress = (text: string): boolean => /^[^\s<>@,;:"()[\]\\]+@[^\s<>@,;:"()[\]\\]+$/.test(text)
