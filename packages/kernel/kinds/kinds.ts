import type { Field, Kind } from '../field.ts'
import { boolFace } from './bool.ts'
import { dictFace, enumFace } from './choice.ts'
import { emailFace, phoneFace, urlFace } from './contact.ts'
import { dateFace, datetimeFace, timeFace } from './date.ts'
import { decimalFace } from './decimal.ts'
import { type Face, Problem } from './face.ts'
import { fileFace } from './file.ts'
import { intFace } from './int.ts'
import { jsonFace, placeFace } from './json.ts'
import { isLines, readLines, showLines } from './lines.ts'
import { numberFace } from './number.ts'
import { hasParts, showParts } from './parts.ts'
import { refFace, refsFace } from './ref.ts'
import { sealedFace } from './sealed.ts'
import { textFace } from './text.ts'

/** Every kind has its data face; a missing one does not compile. */
export const faces: Record<Kind, Face> = {
  text: textFace,
  longText: textFace,
  int: intFace,
  decimal: decimalFace,
  money: decimalFace,
  percent: decimalFace,
  bool: boolFace,
  date: dateFace,
  datetime: datetimeFace,
  time: timeFace,
  enum: enumFace,
  dict: dictFace,
  ref: refFace,
  refs: refsFace,
  file: fileFace,
  files: fileFace,
  images: fileFace,
  signature: fileFace,
  json: jsonFace,
  phone: phoneFace,
  email: emailFace,
  url: urlFace,
  place: placeFace,
  number: numberFace,
  sealed: sealedFace,
}

/** The stored form of a value that came over the wire; null for an empty one, a Problem for an invalid one. */
export const readValue = (raw: unknown, field: Field): unknown =>
  raw === null || raw === undefined
    ? Array.isArray(field.options.default)
      ? []
      : null
    : isLines(field)
      ? readLines(raw, field, readValue)
      : faces[field.kind].read(raw, field)

/** The value as a person reads it; references are shown by the caller, who knows the names. */
export const showValue = (value: unknown, field: Field): string =>
  value === null || value === undefined
    ? ''
    : isLines(field)
      ? showLines(value, field, showValue)
      : hasParts(field)
        ? showParts(value, field, showValue)
        : (faces[field.kind].show?.(value, field) ?? String(value))

/** Empty in the sense of required: nothing, or a list without entries. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

export const missing = (field: Field): Problem => new Problem(field.options.missing ?? `${field.label}不能为空`)
