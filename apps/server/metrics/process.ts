import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'
import { type Family, gauge } from './family.ts'

const quantiles = [50, 90, 99]

/** Watches the process; `stop` ends it. The delay is that since the figures were last read. */
export const watchProcess = (): { families(): Family[]; stop(): void } => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const families = (): Family[] => {
    const read = [...facts(), delayOf(delay)]
    delay.reset()
    return read
  }
  return { families, stop: () => void delay.disable() }
}

const delayOf = (delay: { percentile(at: number): number; max: number; count: number }): Family => ({
  name: 'chengban_event_loop_delay_seconds',
  help: 'How late the event loop was since the last reading; 1 is the most.',
  type: 'gauge',
  samples: delay.count
    ? [...quantiles, 100].map((at) => ({
        labels: { quantile: String(at / 100) },
        value: Math.max(0, (at === 100 ? delay.max : delay.percentile(at)) / 1e9),
      }))
    : [],
})

const facts = (): Family[] => {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    { ...gauge('process_cpu_seconds_total', 'Processor time.', (user + system) / 1e6), type: 'counter' },
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('process_start_time_seconds', 'When the process started.', Date.now() / 1000 - process.uptime()),
    gauge('nodejs_heap_used_bytes', 'Of the heap.', heapUsed),
    gauge('nodejs_external_memory_bytes', 'Buffers and the like.', external),
  ]
}
