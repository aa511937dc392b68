import type { Caller } from './caller.ts'
import { enter } from './ledger.ts'

const together = 16
const rounds = 10

interface Line {
  readonly id: string
  readonly contractId: string
}

/**
 * A seller moves lines of plans in sixteen windows at one moment, ten times: lines of one contract, whose kept sums and
 * next day follow under its lock, and lines of sixteen contracts.
 */
export const writers = async (seller: Caller): Promise<void> => {
  const lines = await someLines(seller)
  const [first] = lines
  const own = lines.filter(({ contractId }) => contractId === first?.contractId)
  const apart = [...new Map(lines.map((line) => [line.contractId, line])).values()]
  await moved('16 处同时改一份合同的计划', seller, own)
  await moved('16 处同时改 16 份合同的计划', seller, apart)
}

/** So many that sixteen contracts are among them. */
const someLines = async (seller: Caller): Promise<readonly Line[]> => {
  const page = async (number: number) =>
    (await seller('GET', `/api/invoicingPlan?view=own&pageSize=50&pageNumber=${number}&sort=contractId`)).data
      .nodes as readonly Line[]
  return [...(await page(1)), ...(await page(2))]
}

const moved = async (what: string, seller: Caller, lines: readonly Line[]): Promise<void> => {
  const taken: number[] = []
  let refused = 0
  const from = performance.now()
  for (let round = 0; round < rounds; round++)
    await Promise.all(
      Array.from({ length: together }, async (_, at) => {
        const id = lines[at % lines.length]?.id
        const begun = performance.now()
        const change = { id, patch: { month: 1 + ((round + at) % 12) } }
        await seller('PATCH', `/api/invoicingPlan/${id}`, change).then(
          () => taken.push(performance.now() - begun),
          () => refused++,
        )
      }),
    )
  const whole = (performance.now() - from) / 1000
  taken.sort((a, b) => a - b)
  const of = (part: number): string => (taken[Math.floor(taken.length * part)] ?? 0).toFixed(0)
  const told = `${(taken.length / whole).toFixed(0)} 次/秒，${of(0.5)} ms，p95 ${of(0.95)}，${refused} 次被拒`
  enter(what, '没有被拒的', told, refused === 0)
}
