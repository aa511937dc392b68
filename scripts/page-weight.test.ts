import { expect, test } from 'vitest'
import { filesOf } from './page-weight.ts'

const manifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js', imports: ['_core.js'] },
  '_core.js': { file: 'core.js', imports: ['_react.js'] },
  'list.tsx': { file: 'list.js', imports: ['index.html', '_core.js'] },
  'chart.tsx': { file: 'chart.js' },
}

test('a part that is not built any more is refused, not weighed as nothing', () => {
  expect(() => filesOf(manifest, ['index.html', 'gone.tsx'])).toThrow('gone.tsx is no chunk of the build')
})

test('what several parts import is counted once, what none imports not at all', () => {
  expect([...filesOf(manifest, ['index.html', 'list.tsx'])].sort()).toEqual([
    'core.js',
    'index.css',
    'index.js',
    'list.js',
    'react.js',
  ])
})
