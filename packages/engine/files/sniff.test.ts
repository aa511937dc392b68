import { expect, test } from 'vitest'
import { bytesOf } from './bytes.ts'
import { agrees } from './content.ts'
import { mayBecome, sniff } from './sniff.ts'
import { archive, container, samples } from './testing/samples.ts'

const fits = async (ext: string, bytes: Buffer): Promise<boolean> => agrees(ext, await sniff(bytesOf(bytes)))

test('HTML, SVG, programs and archives under another name are refused', async () => {
  for (const ext of ['png', 'jpg', 'pdf', 'txt', 'csv', 'xml', 'docx', 'mp4']) {
    for (const kind of ['html', 'svg', 'exe'] as const) {
      expect(await fits(ext, samples[kind]), `${kind} as ${ext}`).toBe(false)
      expect(mayBecome(ext, samples[kind]) && ext !== 'xml', `${kind} as ${ext}, first bytes`).toBe(false)
    }
  }
  expect(await fits('docx', await archive('a.exe'))).toBe(false)
  expect(await fits('png', samples.jpeg)).toBe(false)
  expect(await fits('html', samples.html)).toBe(false)
  expect(await fits('svg', samples.svg)).toBe(false)
  expect(await fits('constructor', samples.utf8)).toBe(false)
})

test('scripts and binary data are no text', async () => {
  for (const text of [
    '#!/bin/sh\nrm',
    '<?php eval($x)',
    '<script src=x>',
    '  <svg>',
    '<!-- <html>',
    'a\0b',
    '<%= 1 %>',
  ]) {
    expect(await fits('txt', Buffer.from(text)), text).toBe(false)
  }
  expect(await fits('txt', Buffer.from('fffe61006200', 'hex'))).toBe(false)
})

test('xml with entities, styles, other namespaces or open ends is refused', async () => {
  for (const text of [
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    '<?xml version="1.0"?><a>&x;</a>',
    '<?xml version="1.0"?><?xml-stylesheet href="x"?><a/>',
    '<?xml version="1.0"?><a xmlns:h="http://www.w3.org/1999/xhtml"><h:script>x</h:script></a>',
    '<?xml version="1.0"?><a><b></a></b>',
    '<?xml version="1.0"?><a/><b/>',
    '<?xml version="1.0"?><a>',
    '<?xml version="1.0"?>',
  ]) {
    expect(await fits('xml', Buffer.from(text)), text).toBe(false)
  }
  expect(await fits('xml', samples.xml)).toBe(true)
})

test('each kind under its own name', async () => {
  const own: [string, Buffer][] = [
    ['png', samples.png],
    ['jpg', samples.jpeg],
    ['jpeg', samples.jpeg],
    ['gif', samples.gif],
    ['pdf', samples.pdf],
    ['txt', samples.utf8],
    ['txt', samples.gb18030],
    ['csv', samples.gb18030],
    ['mp4', samples.mp4],
    ['m4a', samples.mp4],
    ['wav', samples.wav],
    ['mp3', samples.mp3],
    ['exe', samples.exe],
    ['docx', await archive('[Content_Types].xml', 'word/document.xml')],
    ['xlsx', await archive('[Content_Types].xml', 'xl/workbook.xml')],
    ['pptx', await archive('[Content_Types].xml', 'ppt/presentation.xml')],
    ['ofd', await archive('OFD.xml')],
    ['apk', await archive('AndroidManifest.xml')],
    ['zip', await archive('a.txt')],
    ['war', await archive('WEB-INF/web.xml')],
    ['doc', container('WordDocument')],
    ['xls', container('Workbook')],
    ['xls', container('Book')],
    ['ppt', container('PowerPoint Document')],
    ['docx', container('EncryptionInfo', 'EncryptedPackage')],
  ]
  for (const [ext, bytes] of own) {
    expect(await fits(ext, bytes), ext).toBe(true)
    expect(mayBecome(ext, bytes), ext).toBe(true)
  }
})

test('office kinds are told apart', async () => {
  expect(await fits('xlsx', await archive('[Content_Types].xml', 'word/document.xml'))).toBe(false)
  expect(await fits('doc', container('Workbook'))).toBe(false)
  expect(await fits('doc', container('x'))).toBe(false)
  expect(await sniff(bytesOf(Buffer.from('504b0304', 'hex')))).toBe('zip')
})

test('a text cut within a character is still text at its first bytes', () => {
  const long = Buffer.from(`a${'文'.repeat(5000)}`)
  expect(mayBecome('txt', long.subarray(0, 4096))).toBe(true)
})
