import type { Layout } from '@chengban/kernel/listing.ts'
import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import type { LayoutProps } from './layouts.ts'

const bodies: Readonly<Partial<Record<Layout, ComponentType<LayoutProps>>>> = {
  board: lazyPart(() => import('./board/Board.tsx')),
  cards: lazyPart(() => import('./cards/Cards.tsx')),
  calendar: lazyPart(() => import('./calendar/Calendar.tsx')),
  chart: lazyPart(() => import('./chart/Chart.tsx')),
  gantt: lazyPart(() => import('./gantt/Gantt.tsx')),
  matrix: lazyPart(() => import('./matrix/Matrix.tsx')),
  months: lazyPart(() => import('./months/Months.tsx')),
  tree: lazyPart(() => import('./tree/Tree.tsx')),
}

interface Props extends LayoutProps {
  readonly layout: Layout
}

/** A list in another form than the table; each comes when it is first chosen. */
export const LayoutBody = ({ layout, ...props }: Props) => {
  const Body = bodies[layout]
  return <Suspense fallback={<div className="cb-layout" aria-busy="true" />}>{Body && <Body {...props} />}</Suspense>
}
