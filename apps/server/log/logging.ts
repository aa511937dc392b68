import { type FastifyServerOptions, LogController } from 'fastify'
import type { LogLevel } from '../settings.ts'
import { loggable } from './loggable.ts'
import { requestId } from './request-id.ts'

export interface LogOptions {
  readonly level: LogLevel
  /** Where lines of JSON go; without it to the process's own output. */
  readonly stream?: { write(line: string): void }
}

/**
 * How a server logs: lines of JSON that carry the request's id. Requests are named by their route, never by their
 * address, which may hold tickets and tokens; headers and bodies are not written at all.
 */
export const logging = (options: LogOptions | undefined) =>
  ({
    logger: options
      ? {
          ...options,
          serializers: {
            err: loggable as never,
            req: ({ method, routeOptions }: { method: string; routeOptions?: { url?: string | undefined } }) => ({
              method,
              route: routeOptions?.url,
            }),
          },
        }
      : false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: requestId,
  }) satisfies FastifyServerOptions
