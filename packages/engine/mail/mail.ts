/** The mail server a company sends by. Port 465 speaks TLS from the first word, others after STARTTLS. */
export interface MailSettings {
  readonly host: string
  readonly port: number
  /** Account and sender; without it nobody signs in. */
  readonly user: string
  readonly password: string
  /** Sends without TLS where the server offers none: password and text can be read on the way. */
  readonly mayBePlain: boolean
  /** Certificates trusted besides those of the system, for a server with its own certificate. */
  readonly ca?: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The server refused or did not answer; the message is its own. */
export class MailError extends Error {}

/** An address that may be written between < and > without ending them early. */
export const isMailAddress = (text: string): boolean => /^[^\s<>@,;:"()[\]\\]+@[^\s<>@,;:"()[\]\\]+$/.test(text)
