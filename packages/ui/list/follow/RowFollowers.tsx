import type { Entity } from '@chengban/kernel/entity.ts'
import type { Asker } from '@chengban/kernel/evaluate.ts'
import type { Offered } from '@chengban/kernel/shape.ts'
import { createVerdict } from '../../data/asker.ts'
import type { Row } from '../../data/row.ts'
import { loadEntity } from '../../declarations/declarations.ts'
import { followersOf, followingOf } from '../../record/new-child.ts'
import type { Child } from '../../record/RecordTabs.tsx'
import type { Column } from '../../table/columns.ts'
import { followWidth } from './followed-by.ts'

/** What a row is followed by, chosen by its button. */
export interface Followed {
  readonly child: Child
  readonly of: Entity
  readonly offer: Offered
  readonly row: Row
  readonly begun: Row
}

type Follower = Pick<Followed, 'child' | 'of' | 'offer'>

/** The column of what this person may make from rows of the list; none where that is nothing. */
export const columnFor = async (
  entity: Entity,
  asker: Asker,
  onChoose: (followed: Followed) => void,
): Promise<readonly Column<Row>[]> => {
  const all = await Promise.all(
    followersOf(entity)
      .filter(({ offer }) => !offer.isOnRecord)
      .map(async ({ child, offer }) => ({ child, offer, of: await loadEntity(child.of) })),
  )
  const followers = all.filter(({ of }) => createVerdict(of, asker) !== false)
  const render = (row: Row) => <RowFollowers {...{ entity, row, asker, followers, onChoose }} />
  return followers.length > 0 ? [{ key: '$follow', title: '下一步', width: followWidth, render }] : []
}

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly asker: Asker
  readonly followers: readonly Follower[]
  readonly onChoose: (followed: Followed) => void
}

/** The buttons of a row. */
const RowFollowers = ({ entity, row, asker, followers, onChoose }: Props) =>
  followers.map(({ child, of, offer }) => {
    const begun = followingOf(child, offer, of, { entity, row }, asker)
    return (
      begun && (
        <button
          key={offer.label}
          type="button"
          className="cb-link cb-row-follower"
          onClick={() => onChoose({ child, of, offer, row, begun })}
        >
          {offer.label}
        </button>
      )
    )
  })
