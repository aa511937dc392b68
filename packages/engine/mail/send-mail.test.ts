import { afterEach, expect, it } from 'vitest'
import { isMailAddress, type MailSettings } from './mail.ts'
import { sendMail } from './send-mail.ts'
import { certificate } from './testing/certificate.ts'
import { MailDouble } from './testing/mail-double.ts'

let server: MailDouble | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})
const opened = async (kind: Parameters<typeof MailDouble.open>[0] = {}): Promise<MailDouble> => {
  server = await MailDouble.open(kind)
  return server
}

const settings = ({ port }: MailDouble, more: Partial<MailSettings> = {}): MailSettings => ({
  host: '127.0.0.1',
  port,
  user: 'oa@example.com',
  password: 'secret',
  mayBePlain: true,
  ...more,
})
const mail = { to: 'lin@example.com', subject: '测试邮件', text: '.\r\n收到即可\r\n.\r\nQUIT' }

it.each([
  ['AUTH', '535 wrong password'],
  ['RCPT', '550 no such mailbox'],
  ['DATA', '552 too much'],
])('tells in the words of the server why it was refused: %s', async (command, words) => {
  const double = await opened()
  double.refusals.set(command, words)
  await expect(sendMail(settings(double), mail)).rejects.toThrow(words)
  expect(double.mails).toEqual([])
})

it('tells that nobody answers', async () => {
  const double = await MailDouble.open()
  const gone = settings(double)
  await double.close()
  await expect(sendMail(gone, mail)).rejects.toThrow('ECONNREFUSED')
})

it('says nothing secret to a server without TLS, unless the company allows it in words', async () => {
  const double = await opened({ tls: 'none' })
  await expect(sendMail(settings(double, { mayBePlain: false }), mail)).rejects.toThrow('邮件服务器不支持加密传输')
  expect([double.signedIn, double.mails]).toEqual([[], []])
  await sendMail(settings(double), mail)
  expect(double.mails).toEqual([mail])
})

it.each(['PLAIN', 'LOGIN'] as const)('signs in by %s, after STARTTLS', async (method) => {
  const double = await opened({ tls: 'starttls', logins: [method] })
  await sendMail(settings(double, { mayBePlain: false, ca: certificate }), mail)
  expect([double.signedIn, double.mails]).toEqual([[{ method, isSecure: true }], [mail]])
})

it('sends nothing to a server whose certificate nobody vouches for', async () => {
  const double = await opened({ tls: 'starttls' })
  await expect(sendMail(settings(double, { mayBePlain: false }), mail)).rejects.toThrow(/certificate/)
  expect([double.signedIn, double.mails]).toEqual([[], []])
})

it('folds a long subject into lines that every server takes', async () => {
  const double = await opened()
  const subject = '第三季度实施项目验收资料补交提醒'.repeat(6)
  await sendMail(settings(double), { ...mail, subject })
  expect(double.mails[0]?.subject).toBe(subject)
  expect(Math.max(...(double.lines[0] ?? []).map((line) => line.length))).toBeLessThanOrEqual(78)
})

it.each(['', 'lin', 'a@b\r\nDATA', 'a@b> x', 'a b@c', 'a@b@c'])('%j is no address', (text) =>
  expect(isMailAddress(text)).toBe(false),
)
