import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { type ReactNode, useState } from 'react'
import { Audits } from './Audits.tsx'
import { CardChoice } from './CardChoice.tsx'
import { Charts } from './Charts.tsx'
import { FigureGrid, FigureStrip } from './Figures.tsx'
import { HomeHead } from './HomeHead.tsx'
import { Rosters } from './Rosters.tsx'
import { type HomeCard, type Summary, useSummary } from './summary.ts'
import { Todos } from './Todos.tsx'
import { Readings, Told } from './Told.tsx'
import { Week } from './Week.tsx'
import './home.css'

/** 首页: what the person has to do now, and the figures they answer for. */
export default function Home() {
  const { summary, error, again } = useSummary()
  const [isArranging, setArranging] = useState(false)
  return (
    <div className="cb-home" aria-busy={!summary && !error}>
      <HomeHead summary={summary} onArrange={() => setArranging(!isArranging)} />
      {isArranging && summary && (
        <CardChoice
          cards={summary.cards}
          onDone={() => {
            setArranging(false)
            again()
          }}
        />
      )}
      {summary ? (
        <Cards summary={summary} again={again} />
      ) : error ? (
        <Failed why={error.message} again={again} />
      ) : (
        <Blank />
      )}
    </div>
  )
}

interface CardsProps {
  readonly summary: Summary
  readonly again: () => void
}

/** Cards beside the main column: the week, notices, and the small figures. */
const besides: readonly string[] = ['calendar', 'notices', 'documents', 'figuresWork', 'figuresMarket', 'figuresSelf']

const Cards = ({ summary, again }: CardsProps) => {
  const shown = summary.cards.filter(
    ({ key, isShown }) => isShown && (!isFigures(key) || figuresIn(summary, key).length),
  )
  const main = shown.filter(({ key }) => !besides.includes(key))
  const first = main.find(({ key }) => isFigures(key))
  const draw = (card: HomeCard): ReactNode => <Card key={card.key} card={card} summary={summary} again={again} />
  return (
    <>
      {summary.figures === null && shown.length > 0 && (
        <button type="button" className="cb-home-failed" onClick={again}>
          加载失败，点击重试
        </button>
      )}
      {first && <FigureStrip label={first.label} figures={figuresIn(summary, first.key)} />}
      <div className="cb-home-body">
        <div>
          {main.filter((card) => card !== first).map(draw)}
          {first && <Charts charts={chartsIn(summary, first.key)} />}
        </div>
        <aside>{shown.filter(({ key }) => besides.includes(key)).map(draw)}</aside>
      </div>
    </>
  )
}

const Card = ({ card: { key, label }, summary, again }: CardsProps & { readonly card: HomeCard }) => {
  switch (key) {
    case 'audits':
      return <Audits tasks={summary.audits} count={summary.auditCount ?? 0} again={again} />
    case 'todos':
      return <Todos todos={summary.todos} count={summary.todoCount ?? 0} again={again} />
    case 'notices':
      return <Told notices={summary.notices} again={again} />
    case 'documents':
      return <Readings documents={summary.documents} again={again} />
    case 'calendar':
      return <Week week={summary.calendar} again={again} />
    default:
      return (
        <FigureGrid label={label} figures={figuresIn(summary, key)}>
          <Charts charts={chartsIn(summary, key)} />
          <Rosters rosters={summary.rosters?.filter(({ card }) => card === key) ?? []} />
        </FigureGrid>
      )
  }
}

const isFigures = (key: string): boolean => key.startsWith('figures')
const chartsIn = ({ charts }: Summary, key: string) => (charts ?? []).filter(({ card }) => card === key)
const figuresIn = ({ figures }: Summary, card: string) => (figures ?? []).filter((figure) => figure.card === card)

const Failed = ({ why, again }: { readonly why: string; readonly again: () => void }) => (
  <Empty
    bad
    title="首页没有读出来"
    why={why}
    action={
      <button type="button" className="cb-button ink" onClick={again}>
        重试
      </button>
    }
  />
)

/** The true layout, while it is read for the first time. */
const Blank = () => (
  <div className="cb-home-blank" aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
)
