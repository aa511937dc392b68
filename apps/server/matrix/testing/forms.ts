import { stateFields } from '@chengban/kernel/entity.ts'
import { updateOf } from './declared-rules.ts'
import { patchField } from './expected.ts'
import { rest, type Scene, sampled } from './scene.ts'

/** A form sent back unchanged changes nothing, in any state of the row. */
export const sendBack = async (scene: Scene): Promise<void> => {
  const { entity, person, rows, tally } = scene
  const name = entity.readOnly ? undefined : patchField(entity)
  if (name === undefined) return
  const theirs = rows.filter(
    (row) => person.judge.sees(entity, row) && person.judge.holds(updateOf(entity), entity, row),
  )
  for (const row of sampled(scene, 'same', [...new Map(theirs.map((one) => [one.status, one])).values()])) {
    // a change is written into a draft
    if (row.status === '变更中') continue
    const sent = { id: row.id, version: row.version, patch: { [name]: row[name] } }
    const answer = await rest(scene, 'PATCH', `/${entity.name}/${row.id}`, sent)
    tally.check(
      'same',
      `${person.name} ${row.id} ${row.status}`,
      ['OK', row.version],
      [answer.code, answer.data?.version],
    )
  }
}

/** A form writes no state, for any sender and in any state of the row. */
export const writeStates = async (scene: Scene): Promise<void> => {
  const { entity, person, rows, tally } = scene
  const theirs = rows.filter(
    (row) => person.judge.sees(entity, row) && person.judge.holds(updateOf(entity), entity, row),
  )
  for (const name of stateFields(entity))
    for (const row of sampled(scene, name, [...new Map(theirs.map((one) => [one[name], one])).values()])) {
      const values = entity.fields[name]?.options?.values ?? []
      const sent = { id: row.id, [name]: values.find((value) => value !== row[name]) }
      const { code: answer } = await rest(scene, 'PATCH', `/${entity.name}/${row.id}`, sent)
      tally.check('states', `${person.name} ${row.id} ${name}`, true, ['VALIDATION', 'CONFLICT'].includes(answer))
    }
}
