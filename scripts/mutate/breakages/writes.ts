import { breaks } from '../breakage.ts'

const edits = 'apps/server/story/edits.db.test.ts'
const decided = 'modules/platform/audit-task/server/decided.db.test.ts'
const flags = 'apps/server/story/flags.db.test.ts'
const locks = 'apps/server/story/locks.db.test.ts'
const acts = 'apps/server/story/acts.db.test.ts'
const named = 'apps/server/story/named.db.test.ts'
const standing = 'apps/server/story/standing.db.test.ts'
const chapters = 'modules/training/course/server/change.db.test.ts'
const contract = 'apps/server/story/contract.db.test.ts'

/** The one write path. */
export const ofWrites = [
  ...breaks('packages/engine/rules/limit.ts', [acts], {
    'limit-lets-one-more-pass': ['if (found.length >= times)', 'if (found.length > times)'],
    'limit-tells-no-next-time': ['if (found.length < times - 1) return null', 'return null'],
  }),
  ...breaks('packages/engine/write/move.ts', [acts], {
    'act-adds-nothing': ['return add(scene, adds)', 'return {}'],
    'any-version-even-a-stale-one': ['if (!move.anyVersion || version !== undefined)', 'if (!move.anyVersion)'],
  }),
  ...breaks('packages/engine/write/move-input.ts', [acts], {
    'act-that-changes-nothing-is-made': ['if (move.unchanged &&', 'if (false &&'],
  }),
  ...breaks('packages/engine/row/of-row.ts', [acts], {
    'row-that-refused-is-not-named': ["error.code === 'NOT_FOUND'", 'true'],
  }),
  ...breaks('packages/engine/row/lock-ahead.ts', [locks], {
    'row-ahead-is-not-locked': ['where t.id = $1 for no key update of t`', 'where t.id = $1`'],
    'row-moved-between-two-locks-goes-on': ["throw conflict('单据已变更，请刷新')", 'return'],
  }),
  ...breaks('packages/engine/row/rows.ts', [locks], {
    'record-is-not-locked': ["entity.appendOnly === true ? '' : ' for no key update of t'", "''"],
    'unseen-record-counts-as-seen': ['seen: isSeen === true', 'seen: isSeen !== undefined', standing],
    'version-stays': ["['version = version + 1', ...sets]", "['version = version + 0', ...sets]", contract],
  }),
  ...breaks('packages/engine/rules/mover.ts', [decided], {
    'move-is-made-by-anybody': ['if (!may) throw', 'if (false) throw', standing],
    'decision-is-made-on-ones-own': ['if (shut) throw forbidden(shut.message)', ''],
    'who-was-asked-hears-nothing-of-others': ['throw answers[closed.length] ?', 'throw false ?'],
  }),
  ...breaks('packages/engine/write/move.ts', [standing], {
    'move-is-made-from-any-state': ['if (from !== null && !move.from.includes(from))', 'if (false)'],
    'move-is-made-on-an-old-version': ['if (version !== before.version)', 'if (false)'],
    'move-needs-no-version': ["if (typeof version !== 'number')", 'if (false)'],
    'effect-is-made-whatever-its-condition': [
      'if (effect.when && (await figure(scene, effect.when)) !== true) continue',
      '',
    ],
    'opinion-of-blanks-is-one': ['return opinion || null', 'return said ? String(said) : null'],
    'rows-that-follow-are-not-chosen': ['const also = where ? `', 'const also = false ? `'],
  }),
  ...breaks('packages/engine/rules/guards.ts', [standing], {
    'guard-that-answers-null-lets-pass': [') === true) continue', ') !== false) continue'],
    'guard-at-a-field-is-a-conflict': ['if (!guard.field) throw conflict', 'if (guard) throw conflict'],
  }),
  ...breaks('packages/engine/write/move-input.ts', [standing], {
    'move-takes-what-it-does-not-ask-for': ['if (stray) throw', 'if (false) throw'],
    'move-names-what-its-maker-does-not-see': [
      'if (!writer.isSystem) Object.assign(errors, await',
      'if (writer.isSystem) Object.assign(errors, await',
      named,
    ],
    'state-chosen-outside-those-offered': ['if (!isAmong(choicesOf(move)', 'if (false && !isAmong(choicesOf(move)'],
  }),
  ...breaks('packages/kernel/needed.ts', [standing], {
    'move-without-its-required-column': ['    ...move.required,', ''],
    'move-without-its-required-ask': ['    ...askedFor(move),', ''],
    'move-without-its-required-words': ["...(move.opinion === 'required' ?", '...(false ?'],
  }),
  ...breaks('packages/engine/rules/outside.ts', [named], {
    'reference-unseen-is-accepted': [
      'return `from ${view(entity.name)} v where',
      'return `from store.${entity.name === "user" ? `"user"` : entity.name} v where',
    ],
    'reference-outside-its-choice-is-accepted': [
      'Object.entries(field.options.among ?? {})',
      'Object.entries((field.options.among && {}) ?? {})',
    ],
    'disabled-entry-is-accepted': ['where d.is_enable and d.dict_type_id', 'where d.dict_type_id'],
    'entry-of-another-dictionary-is-accepted': [
      "d.dict_type_id = ${place(dict, 'text')} and",
      "${place(dict, 'text')} is not null and",
    ],
    'one-of-many-references-is-enough': [
      "= ${place(values.length, 'integer')} as stands",
      ">= least(1, ${place(values.length, 'integer')}) as stands",
    ],
    'lines-name-whatever-they-like': ['return [given, ...inner]', 'return [given]'],
    'files-unseen-are-accepted': [
      "if (entries.includes(undefined)) errors[name] = '文件不存在'",
      "if (false) errors[name] = ''",
    ],
  }),
  ...breaks('packages/engine/row/change-record.ts', ['modules/sales/contract/server/bounds.db.test.ts'], {
    'secret-change-is-told-to-all': ['...(secret ? { secret } : {}) }', '}'],
  }),
  ...breaks('packages/engine/rules/by-state.ts', [edits], {
    'waiting-record-is-edited': ['editableStates.includes(state)', "!['通过', '已作废'].includes(state)", standing],
    'approver-edits-beside-what-is-given': [
      'if (outside.length === 0) return',
      'if (outside.length < changed.length || outside.length === 0) return',
    ],
    'line-is-written-while-its-record-waits': [
      'refuseByState(holder, found, [key]',
      'refuseByState(holder, found, []',
      chapters,
    ],
    'row-bound-by-its-state-is-free': ['if (!isClosed && !grant.isBound) return', 'if (!isClosed) return'],
  }),
  ...breaks('packages/engine/rules/edit-grant.ts', [edits], {
    'whoever-it-is-edits-in-that-state': ['(isSystem || answers[at * 2 + 1])', 'true'],
    'system-is-bound-by-a-machine': ['holding.length > 0 && !isSystem', 'holding.length > 0'],
  }),
  ...breaks('packages/engine/write/remove.ts', [standing], {
    'record-in-audit-is-deleted': ['if (audit && !editableStates.includes(auditState(entity, row)))', 'if (false)'],
    'record-in-audit-is-switched': ['if (entity.audit && isWaiting(auditState(entity, before)))', 'if (false)'],
    'anybody-deletes': ['if (entity.readOnly || !(locked.rules[0] || writer.isSystem))', 'if (entity.readOnly)'],
    'anybody-switches': ['if (entity.readOnly || !locked.rules[0]) throw', 'if (entity.readOnly) throw'],
    'old-version-is-deleted': ['if (version !== undefined && version !== row.version)', 'if (false)'],
  }),
  ...breaks('packages/engine/write/save.ts', [standing], {
    'rule-of-making-is-not-asked-of-the-row': ['if (!found?.may) throw forbidden()', ''],
    'old-version-is-written-over': ['if (version !== undefined && version !== row.version)', 'if (false)'],
    'anybody-edits': ['if (!mayUpdate && grant.fields.size === 0 &&', 'if (!grant.isBound && false &&'],
    'secret-is-written-without-its-code': ['if (secrets.includes(false)) throw forbidden()', '', flags],
  }),
  ...breaks('packages/engine/row/input.ts', [flags], {
    'derived-field-is-typed': ['(isReadonly(field) || isSystemField(name)', '(isSystemField(name)'],
    'required-field-is-left-empty': [
      'field.options.required ? isEmpty(row[name])',
      'false ? isEmpty(row[name])',
      standing,
    ],
  }),
  ...breaks('packages/kernel/new-row.ts', [flags], {
    'default-of-the-day-is-left-out': ['null, today, now,', 'null, today: null, now,'],
  }),
  ...breaks('packages/kernel/evaluate.ts', ['packages/kernel/evaluate.test.ts'], {
    'value-not-at-hand-counts-as-none': [
      'row[name] === unknown ? undefined : (row[name] ?? null)',
      'row[name] ?? null',
    ],
  }),
  ...breaks('packages/engine/rules/check.ts', [flags], {
    'what-the-circumstance-asks-for-is-left-empty': [
      '.filter(([name]) => isEmpty(row[name]))',
      '.filter(() => false)',
      standing,
    ],
  }),
  ...breaks('packages/engine/rules/line-rules.ts', ['apps/server/story/lines.db.test.ts'], {
    'lines-add-up-to-anything': [
      'decimal.compare(sum, String(wanted)) !== 0',
      'decimal.compare(sum, String(wanted)) > 0',
    ],
    'serial-is-taken-twice-at-once': ["await lock(tx, 'lines', ", 'String('],
    'own-serial-is-taken': ['where t.id is distinct from $1 and', 'where $1::uuid is not null and'],
  }),
  ...breaks('packages/engine/row/number.ts', [flags], {
    'number-is-given-anew': [
      "field.kind !== 'number' || row[name]",
      "field.kind !== 'number'",
      'modules/platform/audit-task/server/change.db.test.ts',
    ],
    'number-leaves-a-gap': ['set last = app.counter.last + 1', 'set last = app.counter.last + 2'],
  }),
  ...breaks('packages/engine/rules/tree.ts', ['modules/platform/department/server/tree.db.test.ts'], {
    'row-stands-below-itself': ['if (isBelow) throw', 'if (false) throw'],
    'tree-is-deeper-than-declared': ['depth > tree.maxDepth', 'depth > tree.maxDepth + 1'],
  }),
  ...breaks('packages/engine/write/idempotency.ts', ['apps/server/rest/idempotency.db.test.ts'], {
    'same-key-is-taken-twice': ['if (taken.length === 0) throw new Taken()', ''],
    'other-body-is-answered-the-same': [
      "createHmac('sha256', key).update(body)",
      "createHmac('sha256', key).update('')",
    ],
  }),
  ...breaks('packages/engine/row/hearers.ts', [standing], {
    'who-does-not-see-it-is-told': [
      'and u.is_enable and app.may_read_as(u.id, $2, $3) order',
      'and u.is_enable and $2 || $3 is not null order',
    ],
    'who-did-it-is-told': ['new Set<string>([me])', 'new Set<string>()'],
  }),
  ...breaks('packages/engine/rules/locked-out.ts', ['modules/platform/user/server/locked-out.db.test.ts'], {
    'locked-person-writes': ['if (found.length) throw', 'if (false) throw'],
  }),
  ...breaks('packages/engine/row/ending.ts', ['packages/engine/row/ending.test.ts'], {
    'what-was-taken-back-is-told': ['this.#records.length = records', ''],
    'one-record-is-announced-twice': ['[...new Set(this.#events)]', '[...this.#events]'],
  }),
]
