import { remindTogether } from '@chengban/ui/data/remind-together.ts'
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
    await remindTogether(
      people.map(({ id }) => ({ id, type: module })),
      words,
    )
    setBusy(false)
  }
  return (
    <button type="button" className="cb-link" aria-label={`${label}催办`} disabled={isBusy} onClick={() => void urge()}>
      催办
    </button>
  )
}
