import { Logger } from 'graphile-worker'

/** Filters the worker's log: errors pass, the rest is dropped. Failed jobs are reported where they fail. */
export const quiet = (report: (message: string) => void = () => undefined): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' && !message.startsWith('Failed task')) report(message)
  })
