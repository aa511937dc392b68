import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { Suspense } from 'react'
import { useAsker } from '../../data/asker.ts'
import type { Row } from '../../data/row.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import { useOffers } from '../../offer/use-offers.ts'
import type { RecordTab } from '../RecordTabs.tsx'

const StepReading = lazyPart(() => import('./StepReading.tsx'))

interface Steps {
  readonly tabs: readonly RecordTab[]
  /** The tab that the page opens at; undefined where it is the usual one. */
  readonly first: string | undefined
  /** What the tab of the fields is called; undefined where no step stands before it. */
  readonly last: string | undefined
}

/** The steps of a record's page that its reader is offered now. */
export const useSteps = (entity: Entity, row: Row): Steps => {
  const asker = useAsker()
  const { offerings } = useOffers(entity, 'record')
  const { steps = [], lastStep } = entity.page ?? {}
  const open = steps.flatMap((step) => {
    const offering = offerings.find(({ path, takes }) => path === step.call && takes(row))
    return offering ? [{ ...step, offering, key: `step.${step.label}` }] : []
  })
  return {
    tabs: open.map(({ key, label, covered, offering }) => ({
      key,
      label,
      content: (
        <Suspense>
          <StepReading key={key} entity={entity} row={row} offering={offering} label={label} isCovered={covered} />
        </Suspense>
      ),
    })),
    first: open.find(({ first }) => evaluate(first, row, asker) === true)?.key,
    last: open.length > 0 ? lastStep : undefined,
  }
}
