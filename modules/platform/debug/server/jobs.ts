import { answer, type CallHandler, type NamedCall } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { NamedJob } from '@chengban/engine/jobs/job.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import { jobRuns } from '../jobs.call.ts'
import { whenWords } from '../when-words.ts'

/** The runs of all jobs there are. */
export const jobCalls = (jobs: readonly NamedJob[]): readonly NamedCall[] => [answer(jobRuns, runsOf(jobs))]

interface Last {
  readonly name: string
  readonly tzLast: Date
  readonly ms: number
  readonly isFailed: boolean
  readonly failures: number
}

interface Going {
  readonly name: string
  readonly tzStart: Date
}

interface Run {
  readonly name: string
}

const runsOf =
  (jobs: readonly NamedJob[]): CallHandler =>
  async (engine, input) => {
    const { offset, size } = pageAsked(input)
    const asked = [input.name ?? null, input.failed === true]
    const [last, going, nodes, [total]] = await Promise.all([
      engine.anonymous<Last>({ text: lastText }),
      engine.anonymous<Going>({ text: goingText, params: [clock.now().toISOString()] }),
      engine.anonymous<Run>({ text: nodesText, params: [...asked, size, offset] }),
      engine.anonymous<{ total: number }>({ text: `select count(*)::integer as total from ${found}`, params: asked }),
    ])
    const labels = new Map(jobs.map(({ declared: { name, label } }) => [name, label]))
    return {
      jobs: jobs.map(({ declared: { name, label, when } }) => ({
        ...{ name, label, when: whenWords(when), tzLast: null, ms: null, isFailed: false, failures: 0 },
        tzGoing: going.find((one) => one.name === name)?.tzStart ?? null,
        ...last.find((one) => one.name === name),
      })),
      nodes: nodes.map((run) => ({ ...run, label: labels.get(run.name) ?? run.name })),
      totalCount: total?.total ?? 0,
    }
  }

const found = `app.job_run r where ($1::text is null or r.name = $1) and (not $2::boolean or r.reference is not null)`

const nodesText = `select r.id, r.name, r.tz_start as "tzStart", r.ms, r.reference is not null as "isFailed", r.result, r.reference
  from ${found} order by r.tz_start desc, r.id desc limit $3 offset $4`

const lastText = `select distinct on (r.name) r.name, r.tz_start as "tzLast", r.ms, r.reference is not null as "isFailed",
    (count(*) filter (where r.reference is not null) over (partition by r.name))::integer as failures
  from app.job_run r order by r.name, r.tz_start desc`

// a process that has said nothing for so long has ended with its run
const goingText = `select g.name, min(g.tz_start) as "tzStart" from app.job_going g
  where g.tz_seen > $1::timestamptz - interval '45 seconds' group by g.name`
