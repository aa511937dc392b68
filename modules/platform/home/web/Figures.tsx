import { Spark } from '@chengban/ui/charts/Spark.tsx'
import { Figure } from '@chengban/ui/marks/Figure.tsx'
import { customProperties } from '@chengban/ui/theme/custom-properties.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { compareWords, figureWords } from './figure-words.ts'
import type { HomeFigure } from './summary.ts'

interface Props {
  readonly label: string
  readonly figures: readonly HomeFigure[]
}

/** Figures in a row, each the way to the rows it is taken of. */
export const FigureStrip = ({ label, figures }: Props) => (
  <nav className="cb-home-strip" aria-label={label} style={customProperties({ '--figures': inRow(figures.length) })}>
    {figures.map((figure) => (
      <Link key={figure.key} to={figure.link} className={figure.isBad ? 'is-bad' : undefined}>
        <Figure
          label={figure.label}
          {...figureWords(figure)}
          note={compareWords(figure.compare)}
          aside={figure.trend?.some((value) => value !== 0) && <Spark values={figure.trend} />}
        />
      </Link>
    ))}
  </nav>
)

/** All in one row, or rows of the same length. */
const inRow = (count: number): number => (count > 5 ? Math.ceil(count / 2) : count)

/** The same where there is less room: the figure above its name. */
export const FigureGrid = ({ label, figures, children }: Props & { readonly children?: ReactNode }) => (
  <section className="cb-home-card">
    <header>
      <h2>{label}</h2>
    </header>
    <dl className="cb-home-grid">
      {figures.map((figure) => {
        const { text, unit } = figureWords(figure)
        return (
          <div key={figure.key}>
            <dd>
              <Link to={figure.link} className={figure.isBad ? 'is-bad' : undefined}>
                {text}
                {unit && <small>{unit}</small>}
              </Link>
            </dd>
            <dt>{figure.label}</dt>
          </div>
        )
      })}
    </dl>
    {children}
  </section>
)
