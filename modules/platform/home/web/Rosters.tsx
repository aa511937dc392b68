import { ApiError } from '@chengban/ui/api/api-error.ts'
import { notify, notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { HomeRoster } from './summary.ts'

/** People by name. Those who have not submitted can be reminded. */
export const Rosters = ({ rosters }: { readonly rosters: readonly HomeRoster[] }) => (
  <dl className="cb-home-rosters">
    {rosters
      .filter(({ people }) => people.length > 0)
      .map((roster) => (
        <div key={roster.key}>
          <dt>
            {roster.label} <small>{roster.people.length}</small>
            {roster.urge && <Urge roster={roster} words={roster.urge} />}
          </dt>
          <dd>
            {roster.people.map(({ id, name, link }) => (
              <Link key={id} to={link}>
                {name}
              </Link>
            ))}
          </dd>
        </div>
      ))}
  </dl>
)

const Urge = ({
  roster: { label, module, people },
  words,
}: {
  readonly roster: HomeRoster
  readonly words: string
}) => {
  const [isBusy, setBusy] = useState(false)
  const urge = async (): Promise<void> => {
    setBusy(true)
    const refused = (await Promise.all(people.map(({ id }) => remind(module, id, words)))).filter((said) => said !== '')
    const count = people.length - refused.length
    if (count > 0) notifyDone(`已催办${count}人`)
    if (refused.length > 0) notify({ kind: 'warn', text: `${refused.length}人未催办：${refused[0]}` })
    setBusy(false)
  }
  return (
    <button type="button" className="cb-link" aria-label={`${label}催办`} disabled={isBusy} onClick={() => void urge()}>
      催办
    </button>
  )
}

/** Reminds whose row it is; gives why it was refused, or nothing. */
const remind = async (module: string, id: string, message: string): Promise<string> => {
  try {
    const { userId } = await request<{ userId: string }>('GET', `/api/${module}/${id}`)
    await request('POST', '/api/messageRemind', { body: { id, submitterId: userId, type: module, message } })
    return ''
  } catch (error) {
    return error instanceof ApiError ? error.message : '请求失败'
  }
}
