import type { Entity } from '@chengban/kernel/entity.ts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField, reveals } from './FormErrors.tsx'
import { FormLineSections } from './FormLineSections.tsx'
import { FormSection } from './FormSection.tsx'
import { namesShown, shownNames } from './form-fields.ts'
import { type Section, sectionsOf } from './sections.ts'
import { type Lack, lacksOf } from './step-lacks.ts'
import type { Form } from './use-form.ts'
import './steps.css'

interface Props {
  readonly form: Form
  readonly steps: NonNullable<Entity['steps']>
}

/** A form in steps: shows one, and tells what the others lack; sections that no step names belong to the first. */
export const FormSteps = ({ form, steps }: Props) => {
  const [at, setAt] = useState(0)
  const sections = sectionsOf(form.entity, shownNames(form.entity, namesShown(form)))
  const named = new Set(steps.flatMap(({ parts }) => parts))
  const inStep = (index: number): readonly Section[] =>
    sections.filter(({ title }) => steps[index]?.parts.includes(title) || (index === 0 && !named.has(title)))
  const lists = form.lines.map(({ key }) => key)
  const listsIn = (index: number): readonly string[] =>
    lists.filter((key) => steps[index]?.parts.includes(key) || (index === 0 && !named.has(key)))
  const lacks = lacksOf(form, lists)
  const stepOf = ({ place }: Lack): number => {
    const [head = ''] = place.split('.')
    const found = steps.findIndex((_, index) =>
      [...inStep(index).flatMap(({ names }) => names), ...listsIn(index)].includes(head),
    )
    return Math.max(found, 0)
  }
  const last = steps.length - 1
  return (
    <>
      <nav className="cb-form-steps" aria-label="步骤">
        <ol>
          {steps.map(({ label }, index) => (
            <StepButton
              key={label}
              label={`第${index + 1}步 ${label}`}
              isHere={index === at}
              lacking={lacks.filter((one) => stepOf(one) === index).length}
              onOpen={() => setAt(index)}
            />
          ))}
        </ol>
      </nav>
      {steps.map(({ label }, index) => (
        <Step key={label} isShown={index === at} onReveal={() => setAt(index)}>
          {inStep(index).map(({ title, names }) => (
            <FormSection key={title} form={form} title={title} names={names} />
          ))}
          {listsIn(index).map((key) => (
            <FormLineSections key={key} form={form} only={key} />
          ))}
          {index === last && <Missing entity={form.entity} lacks={lacks} />}
        </Step>
      ))}
      <p className="cb-form-steps-turn">
        {at > 0 && (
          <button type="button" className="cb-link" onClick={() => setAt(at - 1)}>
            上一步
          </button>
        )}
        {at < last && (
          <button type="button" className="cb-link" onClick={() => setAt(at + 1)}>
            下一步：{steps[at + 1]?.label}
          </button>
        )}
      </p>
    </>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly isHere: boolean
  readonly lacking: number
  readonly onOpen: () => void
}

const StepButton = ({ label, isHere, lacking, onOpen }: StepButtonProps) => (
  <li>
    <button type="button" aria-current={isHere ? 'step' : undefined} onClick={onOpen}>
      {label} {lacking > 0 ? <small>缺{lacking}项</small> : <small className="is-whole">齐全</small>}
    </button>
  </li>
)

interface StepProps {
  readonly isShown: boolean
  readonly onReveal: () => void
  readonly children: React.ReactNode
}

/** A hidden step keeps its input, and opens when the form moves to one of its fields. */
const Step = ({ isShown, onReveal, children }: StepProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const show = (): void => flushSync(onReveal)
    const own = box.current
    own?.addEventListener(reveals, show)
    return () => own?.removeEventListener(reveals, show)
  })
  return (
    <div ref={box} hidden={!isShown}>
      {children}
    </div>
  )
}

/** What keeps it from being handed in, each a way to its field. */
const Missing = ({ entity, lacks }: { readonly entity: Entity; readonly lacks: readonly Lack[] }) => (
  <section className="cb-form-missing" aria-label="还缺什么">
    {lacks.length === 0 ? (
      <p>都填好了，可以提交。</p>
    ) : (
      <>
        <p>还缺 {lacks.length} 项：</p>
        <ul>
          {lacks.map(({ place, label }) => (
            <li key={place}>
              <button type="button" className="cb-link" onClick={() => focusField(entity.name, place)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)
