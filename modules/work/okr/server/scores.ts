import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { compare } from '@chengban/kernel/decimal.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

interface Scored {
  readonly id: string
  readonly score: string | null
}

/** The person's own score of each result. */
export const okrSelfScore: Handler<'okr'> = (scene) => give(scene, 'self_score', 'selfScore')

/** The confirmer's; not where the person is to score anew. */
export const okrScore: Handler<'okr'> = async (scene) => {
  if (scene.asked?.pass) await give(scene, 'score', 'score')
}

/** Every result gets one; the objective's is theirs by weight. */
const give = async (
  { tx, row, asked }: Scene<'okr'>,
  column: 'score' | 'self_score',
  field: 'selfScore' | 'score',
): Promise<void> => {
  const given = new Map(listIn<Scored>(asked?.scores).map(({ id, score: figure }) => [id, figure]))
  const results = await tx.query<{ id: string }>(
    `select r.id from store.okr r where r.parent_id = $1 and r.kind = 'KR' order by r.id for no key update`,
    [row.id],
  )
  const scores = results.map(({ id }) => given.get(id) ?? null)
  if (scores.includes(null)) throw invalid({ scores: '请为每个关键结果评分' })
  if (scores.some((one) => compare(String(one), '0') < 0 || compare(String(one), '1') > 0))
    throw invalid({ scores: '评分须在0与1之间' })
  await tx.query(
    `update store.okr r set ${column} = g.score from unnest($1::uuid[], $2::numeric[]) g (id, score) where r.id = g.id`,
    [results.map(({ id }) => id), scores],
  )
  const [whole] = await tx.query<{ score: string }>(
    `select round(sum(r.weight * r.${column}) / 100, 1)::text as score from store.okr r where r.parent_id = $1 and r.kind = 'KR'`,
    [row.id],
  )
  row[field] = whole?.score ?? null
}
