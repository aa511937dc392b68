import { clock } from '../clock.ts'
import { announce, linkTo, notify } from '../write/announce.ts'
import { searchColumns } from '../write/attached.ts'
import { changesOf, writeRecord } from '../write/change-record.ts'
import { changedNames } from '../write/move.ts'
import { giveNumbers } from '../write/number.ts'
import { updateRow } from '../write/rows.ts'
import { run, type Scene } from '../write/scene.ts'
import { applicantOf } from './approvers.ts'
import { endRound, titleOf } from './round.ts'

interface Passing {
  readonly scene: Scene
  readonly roundId: string
  readonly from: string
  readonly action: string
}

/** After the last level: the entity's own effects, then its number, all in the transaction of the decision. */
export const passRecord = async ({ scene, roundId, from, action }: Passing): Promise<string> => {
  const { tx, writer, entity, row, before } = scene
  const id = String(row.id)
  row.status = '通过'
  row.tzUpdate = clock.now().toISOString()
  await run(scene, entity.audit?.effect?.approve)
  await endRound(tx, roundId, '通过')
  await giveNumbers(tx, writer.catalog, entity, row, 'approve')
  await updateRow(tx, writer.catalog, entity, row, changedNames(before ?? {}, row), searchColumns(entity, row))
  const changes = (await changesOf(tx, writer.catalog, entity, before, row)).filter(({ field }) => field !== 'status')
  await writeRecord(tx, writer.actor.userId, entity, id, { action, from, to: '通过', opinion: scene.opinion, changes })
  const applicant = applicantOf(entity, row)
  await notify(
    tx,
    applicant === writer.actor.userId
      ? []
      : [
          {
            userId: applicant,
            senderId: writer.actor.userId,
            kind: '审批',
            title: `${titleOf(entity, row)} 已通过`,
            module: entity.name,
            relevanceId: id,
            link: linkTo(entity, id),
          },
        ],
  )
  await announce(tx, entity, id)
  return '通过'
}
