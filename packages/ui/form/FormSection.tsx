import { FormField } from './FormField.tsx'
import type { Section } from './sections.ts'
import type { Form } from './use-form.ts'

/** One section: its name at left, its fields in two columns beside it. */
export const FormSection = ({ form, title, names }: Section & { readonly form: Form }) => (
  <section className="cb-form-section" aria-label={title}>
    <h3>{title}</h3>
    <div>
      {names.map((name) => (
        <FormField key={name} form={form} name={name} />
      ))}
    </div>
  </section>
)
