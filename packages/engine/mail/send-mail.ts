import { randomUUID } from 'node:crypto'
import { clock } from '../clock.ts'
import { linesOf, type Mail, MailError, type MailSettings } from './mail.ts'
import { SmtpLine } from './smtp-line.ts'

/** Hands a mail to the server and resolves when it has taken it; rejects with a MailError, after ten seconds at the latest. */
export const sendMail = async (settings: MailSettings, mail: Mail): Promise<void> => {
  const line = new SmtpLine(settings)
  try {
    await line.hear(220)
    await greet(line)
    await signIn(line, settings)
    const from = senderOf(settings)
    await line.say(`MAIL FROM:<${from}>`, 250)
    await line.say(`RCPT TO:<${mail.to}>`, 250, 251)
    await line.say('DATA', 354)
    const about = { date: clock.now(), id: `${randomUUID()}@${from.split('@')[1]}` }
    await line.say([...linesOf(mail, from, about), '.'].join('\r\n'), 250)
    await line.say('QUIT', 221).catch(() => undefined)
  } catch (error) {
    throw error instanceof MailError ? error : new MailError((error as Error).message, { cause: error })
  } finally {
    line.end()
  }
}

const greet = async (line: SmtpLine): Promise<void> => {
  const { lines } = await line.say('EHLO chengban', 250)
  if (line.isSecure || !lines.some((one) => /^STARTTLS\b/i.test(one))) return
  await line.say('STARTTLS', 220)
  await line.secure()
  await line.say('EHLO chengban', 250)
}

const signIn = async (line: SmtpLine, { user, password }: MailSettings): Promise<void> => {
  if (user && password) await line.say(`AUTH PLAIN ${Buffer.from(`\0${user}\0${password}`).toString('base64')}`, 235)
}

const senderOf = ({ user, host }: MailSettings): string => (user.includes('@') ? user : `${user || 'chengban'}@${host}`)
