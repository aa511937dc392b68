import { once } from 'node:events'
import { createServer } from 'node:net'
import { thrownCode } from '@chengban/kernel/thrown.ts'
import type { Settings } from '../settings.ts'
import { bad, type Finding, good, odd } from './finding.ts'

/** Whether a server of ours answers on the port, and what it says of itself. */
export const lookAtServer = async ({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<Finding> => {
  const address = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`
  const health = await healthOf(address)
  if (health?.data?.ready) return good(`服务在 ${address} 运行正常`)
  if (health?.data) return bad(`服务在 ${address} 运行，但没有就绪：${health.message ?? ''}`)
  const taken = await isTaken(host, port)
  if (!taken) return odd(`服务没有运行，端口 ${port} 空闲：npm start 启动`)
  return bad(
    taken === 'EADDRINUSE'
      ? `端口 ${port} 被其他程序占用：换 PORT 或停止该程序`
      : `不能监听 ${host}:${port}（${taken}）`,
  )
}

const healthOf = (address: string): Promise<{ data?: { ready?: boolean }; message?: string } | undefined> =>
  fetch(`${address}/api/health`, { signal: AbortSignal.timeout(4000) })
    .then((answer) => answer.json() as Promise<{ data?: { ready?: boolean } }>)
    .then((body) => (typeof body.data?.ready === 'boolean' ? body : undefined))
    .catch(() => undefined)

/** The code of the refusal to listen; undefined where the port is free. */
const isTaken = async (host: string, port: number): Promise<string | undefined> => {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
    return undefined
  } catch (error) {
    return String(thrownCode(error) ?? 'unknown')
  } finally {
    probe.close()
  }
}
