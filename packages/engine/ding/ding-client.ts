import { addDays } from '@chengban/kernel/days.ts'
import { DingError } from './ding-error.ts'
import { DingLine } from './ding-line.ts'
import type { DingCard, DingDepartment, DingPerson, DingPunch, DingTalk } from './ding-talk.ts'
import type { DingEndpoints, DingSettings } from './settings.ts'

/** The company as DingTalk numbers departments. */
const root = '1'
const pageSize = 100
const mostPictureBytes = 1_048_576

interface Listed {
  readonly result: {
    readonly has_more: boolean
    readonly next_cursor?: number
    readonly list: readonly {
      readonly userid: string
      readonly name: string
      readonly mobile?: string
      readonly avatar?: string
      readonly dept_id_list?: readonly number[]
    }[]
  }
}

interface Recorded {
  readonly recordresult?: readonly {
    readonly userId: string
    readonly userCheckTime?: number
    readonly locationResult?: string
  }[]
}

/** The most people and days per request for punches. */
const mostPeople = 50
const mostDays = 7

/** A missing punch is given too, without a time. */
const punchOf = ({
  userId,
  userCheckTime,
  locationResult,
}: NonNullable<Recorded['recordresult']>[number]): DingPunch[] =>
  userCheckTime && locationResult !== 'NotSigned'
    ? [{ userId, tz: new Date(userCheckTime).toISOString(), isOutside: locationResult === 'Outside' }]
    : []

/** DingTalk over its HTTP calls. */
export class DingClient implements DingTalk {
  readonly #settings: DingSettings
  readonly #line: DingLine

  constructor(settings: DingSettings, at: DingEndpoints) {
    this.#settings = settings
    this.#line = new DingLine(settings, at)
  }

  async userOfCode(code: string): Promise<string> {
    const { result } = await this.#line.ask<{ result: { userid: string } }>('/topapi/v2/user/getuserinfo', { code })
    return result.userid
  }

  async userOfAuthCode(code: string): Promise<string> {
    const { appKey, appSecret } = this.#settings
    const body = { clientId: appKey, clientSecret: appSecret, code, grantType: 'authorization_code' }
    const given = await this.#line.askOpen<{ accessToken: string }>('/v1.0/oauth2/userAccessToken', { body })
    const { unionId } = await this.#line.askOpen<{ unionId: string }>('/v1.0/contact/users/me', {
      token: given.accessToken,
    })
    const { result } = await this.#line.ask<{ result: { userid: string } }>('/topapi/user/getbyunionid', {
      unionid: unionId,
    })
    return result.userid
  }

  async send(userIds: readonly string[], card: DingCard): Promise<void> {
    await this.#line.ask('/topapi/message/corpconversation/asyncsend_v2', {
      agent_id: this.#settings.agentId,
      userid_list: userIds.join(','),
      to_all_user: false,
      msg: messageOf(card),
    })
  }

  async departments(): Promise<readonly DingDepartment[]> {
    const { result } = await this.#line.ask<{ result: { name: string } }>('/topapi/v2/department/get', { dept_id: 1 })
    const found: DingDepartment[] = [{ id: root, name: result.name, parentId: null }]
    // the list grows while it is walked: parents come before their children
    for (const { id } of found) found.push(...(await this.#below(id)))
    return found
  }

  async people(departments: readonly DingDepartment[]): Promise<readonly DingPerson[]> {
    const found = new Map<string, DingPerson>()
    for (const { id } of departments) {
      for (let cursor: number | undefined = 0; cursor !== undefined; ) {
        const { result }: Listed = await this.#line.ask<Listed>('/topapi/v2/user/list', {
          ...{ dept_id: Number(id), cursor, size: pageSize },
        })
        for (const { userid, name, mobile, avatar, dept_id_list = [Number(id)] } of result.list)
          found.set(userid, {
            ...{ id: userid, name, mobile: mobile || null, avatar: avatar || null },
            departmentIds: dept_id_list.map(String),
          })
        cursor = result.has_more ? nextOf(result.next_cursor, cursor) : undefined
      }
    }
    return [...found.values()]
  }

  async punches(userIds: readonly string[], [first, last]: readonly [string, string]): Promise<readonly DingPunch[]> {
    const found: DingPunch[] = []
    for (let from = first; from <= last; from = addDays(from, mostDays)) {
      const end = addDays(from, mostDays - 1)
      const days = { checkDateFrom: `${from} 00:00:00`, checkDateTo: `${end < last ? end : last} 23:59:59` }
      for (let at = 0; at < userIds.length; at += mostPeople) {
        const asked = { userIds: userIds.slice(at, at + mostPeople), ...days, isI18n: false }
        const { recordresult = [] } = await this.#line.ask<Recorded>('/attendance/listRecord', asked)
        found.push(...recordresult.flatMap(punchOf))
      }
    }
    return found
  }

  picture(address: string): Promise<Buffer> {
    return this.#line.fetchBytes(address, mostPictureBytes)
  }

  async #below(id: string): Promise<DingDepartment[]> {
    const { result } = await this.#line.ask<{ result: readonly { dept_id: number; name: string }[] }>(
      '/topapi/v2/department/listsub',
      { dept_id: Number(id) },
    )
    return result.map(({ dept_id, name }) => ({ id: String(dept_id), name, parentId: id }))
  }
}

/** A page that leads nowhere further would be read for ever. */
const nextOf = (next: number | undefined, cursor: number): number => {
  if (next === undefined || next <= cursor) throw new DingError('钉钉返回的分页无效')
  return next
}

const messageOf = ({ title, text, link }: DingCard) =>
  link
    ? {
        msgtype: 'action_card',
        action_card: { title, markdown: `### ${title}\n\n${text}`, single_title: '查看详情', single_url: link },
      }
    : { msgtype: 'markdown', markdown: { title, text: `### ${title}\n\n${text}` } }
