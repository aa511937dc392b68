import { FormField } from './FormField.tsx'
import { FormLineSections } from './FormLineSections.tsx'
import { namesShown, shownNames } from './form-fields.ts'
import { sectionsOf } from './sections.ts'
import type { Form } from './use-form.ts'

/** The fields in their sections: name at left, two columns beside it; then the lists of child rows. */
export const FormSections = ({ form }: { readonly form: Form }) => (
  <>
    {sectionsOf(form.entity, shownNames(form.entity, namesShown(form))).map(({ title, names }) => (
      <section key={title} className="cb-form-section" aria-label={title}>
        <h3>{title}</h3>
        <div>
          {names.map((name) => (
            <FormField key={name} form={form} name={name} />
          ))}
        </div>
      </section>
    ))}
    <FormLineSections form={form} />
  </>
)
