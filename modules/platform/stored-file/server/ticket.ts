import type { CallHandler } from '@chengban/engine/call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { ticket } from '../ticket.call.ts'

const most = 100

/** A ticket for each file the person may read; the others are not in the answer. */
export const ticketsFor: CallHandler<typeof ticket> = async (engine, { urls }) => {
  if (!isList(urls)) throw invalid({ urls: `文件地址应为1至${most}个` })
  const files = await engine.read<{ url: string }>({
    text: 'select v.url from public.stored_file v where v.url = any ($1)',
    params: [urls],
  })
  const { actor, services } = engine.writer
  return { tickets: Object.fromEntries(files.map(({ url }) => [url, services.fileTicket(actor, url)])) }
}

const isList = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.length > 0 && raw.length <= most && raw.every((url) => typeof url === 'string')
