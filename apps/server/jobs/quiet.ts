import { Logger } from 'graphile-worker'

/** The worker's own talk: what it calls an error goes on, the rest is not said. Failed jobs are told of where they fail. */
export const quiet = (report: (message: string) => void = () => undefined): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' && !message.startsWith('Failed task')) report(message)
  })
