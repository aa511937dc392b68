import type { Socket } from 'node:net'

const said: Readonly<Record<string, readonly [status: string, code: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'TOO_LARGE', '请求地址过长，请减少条件'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'VALIDATION', '请求超时'],
}

/** Answers what could not be read as a request in the envelope of all others, and ends the line it came over. */
export const answerBroken = ({ code }: { readonly code?: string }, socket: Socket): void => {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const [status, name, message] = said[code ?? ''] ?? ['400 Bad Request', 'VALIDATION', '请求格式错误']
  const body = JSON.stringify({ code: name, message, data: null })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
