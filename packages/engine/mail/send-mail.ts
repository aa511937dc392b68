import { createTransport } from 'nodemailer'
import { clock } from '../clock.ts'
import { type Mail, MailError, type MailSettings } from './mail.ts'

const waitMs = 10_000

/** Hands a mail to the server and resolves when it has taken it; rejects with a MailError, after ten seconds of silence at the latest. */
export const sendMail = async (settings: MailSettings, { to, subject, text }: Mail): Promise<void> => {
  const { host, port, user, password, mayBePlain, ca } = settings
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: port !== 465 && !mayBePlain,
    name: 'chengban',
    ...(user && password ? { auth: { user, pass: password } } : {}),
    ...(ca ? { tls: { ca } } : {}),
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({ from: senderOf(settings), to, subject, text, date: clock.now() })
  } catch (error) {
    throw new MailError(wordsOf(error as Refused, settings), { cause: error })
  } finally {
    transport.close()
  }
}

interface Refused extends Error {
  readonly code?: string
  readonly command?: string
  readonly response?: string
}

/** Refuses a server without TLS before any secret is sent to it. */
const wordsOf = ({ code, command, response, message }: Refused, { mayBePlain }: MailSettings): string => {
  if (code === 'ETIMEDOUT') return '邮件服务器超时未响应'
  if (!mayBePlain && command === 'STARTTLS')
    return '邮件服务器不支持加密传输，请改用465端口，或把 mail.tls 设为“可不加密”'
  return (response ?? message).slice(0, 200)
}

const senderOf = ({ user, host }: MailSettings): string => (user.includes('@') ? user : `${user || 'chengban'}@${host}`)
