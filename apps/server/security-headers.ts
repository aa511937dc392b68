import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/** What every answer says to browsers; the same for all, so that it is put together once. */
export const securityHeaders = (): Readonly<Record<string, string>> => {
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  helmet({
    contentSecurityPolicy: { directives: policy },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  })(request, answer, () => undefined)
  return answer.getHeaders() as Record<string, string>
}

const policy = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  // antd writes its styles at run time
  styleSrc: ["'self'", "'unsafe-inline'"],
  // pdf decoding runs as WebAssembly
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  workerSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'", 'data:'],
  upgradeInsecureRequests: null,
}
