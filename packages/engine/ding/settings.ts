/** By what DingTalk knows the company's application. */
export interface DingSettings {
  readonly appKey: string
  readonly appSecret: string
  readonly agentId: string
  /** Empty where nobody needs it: page scripts inside DingTalk ask for it. */
  readonly corpId: string
}

/** Where DingTalk answers: its older calls, its newer ones, and the page on which people agree to sign in. */
export interface DingEndpoints {
  readonly api: string
  readonly open: string
  readonly login: string
}

export const dingEndpoints: DingEndpoints = {
  api: 'https://oapi.dingtalk.com',
  open: 'https://api.dingtalk.com',
  login: 'https://login.dingtalk.com',
}
