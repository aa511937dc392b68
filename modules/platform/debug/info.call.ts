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
    database: '{ok, ms, migrations}?',
    storage: '{ok, ms, freeBytes}?',
    converter: '{ok, ms}?',
    dingTalk: '{configured, queued, failed}?',
    jobs: '[{name, tzLast, ms, result}]?',
  },
})
