import { call } from '@chengban/kernel/call.ts'

/** How the server is: build and time for everybody, all of it for holders of debug:read. Each probe takes 2 s at most. */
export const debugInfo = call({
  method: 'GET',
  path: '/debug/info',
  label: '调试信息',
  answer: {
    version: 'text',
    build: 'text',
    commit: 'text',
    tzBuild: 'datetime?',
    tzServer: 'datetime',
    environment: 'text?',
    database: { ok: 'json', ms: 'json', migrations: 'json' },
    storage: { ok: 'json', ms: 'json', freeBytes: 'json' },
    converter: { ok: 'json', ms: 'json' },
    dingTalk: { configured: 'json', queued: 'json', failed: 'json' },
    jobs: [{ name: 'text', tzLast: 'datetime?', ms: 'json', result: 'json' }],
  },
})
