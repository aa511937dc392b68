import { afterEach, beforeEach, expect, it } from 'vitest'
import { isMailAddress } from './mail.ts'
import { sendMail } from './send-mail.ts'
import { MailDouble } from './testing/mail-double.ts'

let server: MailDouble
beforeEach(async () => {
  server = await MailDouble.open()
})
afterEach(() => server.close())

const settings = () => ({ host: '127.0.0.1', port: server.port, user: 'oa@example.com', password: 'secret' })
const mail = { to: 'lin@example.com', subject: '测试邮件', text: '.\r\n收到即可\r\n.\r\nQUIT' }

it.each([
  ['AUTH', '535 wrong password'],
  ['RCPT', '550 no such mailbox'],
  ['DATA', '552 too much'],
])('tells in the words of the server why it was refused: %s', async (command, words) => {
  server.refusals.set(command, words)
  await expect(sendMail(settings(), mail)).rejects.toThrow(words)
  expect(server.mails).toEqual([])
})

it('tells that nobody answers', async () => {
  const gone = settings()
  await server.close()
  await expect(sendMail(gone, mail)).rejects.toThrow('ECONNREFUSED')
  server = await MailDouble.open()
})

it('arrives as written, with letters of any script and lines that look like commands', async () => {
  await sendMail(settings(), mail)
  expect(server.mails).toEqual([mail])
})

it.each(['', 'lin', 'a@b\r\nDATA', 'a@b> x', 'a b@c', 'a@b@c'])('%j is no address', (text) =>
  expect(isMailAddress(text)).toBe(false),
)
