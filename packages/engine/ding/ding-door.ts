import { DingClient } from './ding-client.ts'
import type { DingTalk } from './ding-talk.ts'
import { type DingEndpoints, type DingSettings, dingEndpoints } from './settings.ts'

/** The way to DingTalk that one server process has. */
export interface DingDoor {
  /** What the environment says; it goes before what administrators set. */
  readonly environment?: DingSettings | undefined
  /** Asks nothing yet; the same settings give the same line, with the token it keeps. */
  open(settings: DingSettings): DingTalk
  /** Where the browser goes so that somebody agrees to sign in; they come back to `back` with authCode and state. */
  loginUrl(settings: DingSettings, asked: { readonly back: string; readonly state: string }): string
}

export const dingDoor = (environment?: DingSettings, at: DingEndpoints = dingEndpoints): DingDoor => {
  let last: { readonly key: string; readonly line: DingTalk } | undefined
  return {
    environment,
    open: (settings) => {
      const key = JSON.stringify(settings)
      if (last?.key !== key) last = { key, line: new DingClient(settings, at) }
      return last.line
    },
    loginUrl: ({ appKey }, { back, state }) =>
      `${at.login}/oauth2/auth?${new URLSearchParams({
        ...{ redirect_uri: back, response_type: 'code', client_id: appKey, scope: 'openid', state, prompt: 'consent' },
      })}`,
  }
}
