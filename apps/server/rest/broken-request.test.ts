import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerBroken } from './broken-request.ts'

it('what is no request, or too long an address, is answered in the envelope', async () => {
  const app = Fastify({ http: { maxHeaderSize: 2048 }, clientErrorHandler: answerBroken })
  app.get('/', async () => 'ok')
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const ask = async (text: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    let answer = ''
    socket.on('data', (bytes) => {
      answer += String(bytes)
    })
    await once(socket, 'close')
    return answer
  }
  try {
    expect(await ask('not http at all\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 .+{"code":"VALIDATION","message":"请求格式错误"/s,
    )
    const long = await ask(`GET /?ids=${'1'.repeat(4000)} HTTP/1.1\r\nhost: x\r\n\r\n`)
    expect(long).toMatch(/^HTTP\/1.1 431 .+{"code":"TOO_LARGE","message":"请求地址过长，请减少条件"/s)
    expect(await ask('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
  } finally {
    await app.close()
  }
})
