import { Suspense } from 'react'
import { ListFailed } from '../marks/ListFailed.tsx'
import { Waiting } from '../shell/Waiting.tsx'
import { DashboardBlock } from './DashboardBlock.tsx'
import { FilterLine } from './FilterLine.tsx'
import { Tiles } from './Tiles.tsx'
import { useDashboard } from './use-dashboard.ts'
import '../charts/charts.css'
import './dashboard.css'

/** A declared dashboard: one filter line, figures, drawings, rows; each figure leads to the list it is taken of. */
export default function DashboardScreen({ name }: { readonly name: string }) {
  const shown = useDashboard(name)
  const { told, error, again } = shown
  if (error && !told) return <ListFailed error={error} label="看板" onAgain={again} />
  if (!told) return <Waiting />
  return (
    <section className="cb-dash" aria-label={told.label} aria-busy={shown.isFetching}>
      <FilterLine told={told} shown={shown} />
      <Suspense fallback={<Waiting />}>
        <Tiles tiles={told.tiles} />
        <div className="cb-dash-blocks">
          {told.blocks.map((block) => (
            <DashboardBlock key={block.key} block={block} />
          ))}
        </div>
      </Suspense>
    </section>
  )
}
