import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { type RunningServer, startServer } from '../server.ts'

export const companyPassword = 'Demo@2026'

const addressKey = 'CHENGBAN_STORY_COMPANY'

/**
 * The demonstration company that all stories share: its server starts when the first worker asks for it, or stands
 * already at `COMPANY`. Gives what ends it.
 */
export const offerCompany = async (): Promise<() => Promise<void>> => {
  let started: Promise<RunningServer> | undefined
  const desk = createServer(async (_request, response) => {
    started ??= standing() ?? startServer({ DEMO: '1', ADMIN_PASSWORD: companyPassword })
    try {
      response.end((await started).url)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(desk, 'listening')
  process.env[addressKey] = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`
  return async () => {
    desk.close()
    await (await started)?.stop()
  }
}

const standing = (): Promise<RunningServer> | undefined => {
  const url = process.env.COMPANY
  return url ? Promise.resolve({ url, said: () => '', stop: () => Promise.resolve() }) : undefined
}

/** The address of the company's server, once it is ready. */
export const companyAddress = async (): Promise<string> => {
  const address = process.env[addressKey]
  if (!address) throw new Error('no company was offered before the stories')
  const response = await fetch(address)
  const said = await response.text()
  if (!response.ok) throw new Error(said)
  return said
}
