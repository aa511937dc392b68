import { Fragment, useState } from 'react'
import { FormLineSections } from './FormLineSections.tsx'
import { FormSection } from './FormSection.tsx'
import { FormSteps } from './FormSteps.tsx'
import { foldedIn } from './folded.ts'
import { namesShown, shownNames } from './form-fields.ts'
import { sectionsOf } from './sections.ts'
import type { Form } from './use-form.ts'

/** The sections of a form, in steps where it has them. A form of some fields alone has none. */
export const FormSections = ({ form, isWhole }: { readonly form: Form; readonly isWhole: boolean }) =>
  isWhole && form.entity.steps ? <FormSteps form={form} steps={form.entity.steps} /> : <AllSections form={form} />

/** The fields in their sections: name at left, two columns beside it; then the lists of child rows. */
const AllSections = ({ form }: { readonly form: Form }) => {
  const [isWhole, setWhole] = useState(false)
  const all = sectionsOf(form.entity, shownNames(form.entity, namesShown(form)))
  const order = all.flatMap(({ names }) => names)
  const folded = isWhole ? none : foldedIn(form, order)
  const sections = all
    .map(({ title, names }) => ({ title, names: names.filter((name) => !folded.has(name)) }))
    .filter(({ names }) => names.length > 0)
  return (
    <>
      {sections.map(({ title, names }, at) => (
        <Fragment key={title}>
          <FormSection form={form} title={title} names={names} />
          {at === 0 && <FormLineSections form={form} beside />}
        </Fragment>
      ))}
      {folded.size > 0 && (
        <button type="button" className="cb-link cb-form-more" aria-expanded={false} onClick={() => setWhole(true)}>
          更多 {folded.size} 项
        </button>
      )}
      <FormLineSections form={form} beside={false} />
    </>
  )
}

const none: ReadonlySet<string> = new Set()
