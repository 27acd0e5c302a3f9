import { describe, expect, it } from 'vitest'
import { findElements, findProblems, readData, readText, renderText } from '../../test/render-text.ts'

const demoForms = '::demo{…} or :::demo … :::'

describe('a directive', () => {
  it.each([
    [
      ':::warning[Mind the *heat*]\nIt burns.\n:::',
      'v-callout',
      { type: 'warning', title: 'Mind the heat' },
      'It burns.',
    ],
    [':::info\nIt burns.\n:::', 'v-callout', { type: 'info' }, 'It burns.'],
    [':::success\nIt glows.\n:::', 'v-callout', { type: 'success' }, 'It glows.'],
    [':::error\nIt smokes.\n:::', 'v-callout', { type: 'error' }, 'It smokes.'],
    ['::api{id="Lamp"}', 'v-api', { id: 'Lamp' }, ''],
    ['A :badge[New] lamp', 'v-badge', { tone: 'info' }, 'A New lamp'],
    ['A :badge[New]{tone="error"} lamp', 'v-badge', { tone: 'error' }, 'A New lamp'],
    ['Press :kbd[Ctrl+L].', 'v-kbd', { keys: ['Ctrl', 'L'] }, 'Press Ctrl+L.'],
    [
      'Press :replay[:kbd[L] twice]{demo="dimmer" act="press L"}.\n\n::demo{id="dimmer"}',
      'v-replay',
      { demo: 'dimmer', act: 'press L', label: 'L twice' },
      'Press L twice.',
    ],
    ['Set :prop[watt].', 'v-prop', { name: 'watt' }, 'Set watt.'],
    ['Set :prop[LampRef.switch.on].', 'v-prop', { owner: 'LampRef', name: 'switch.on' }, 'Set LampRef.switch.on.'],
    ['::demo-index', 'v-demo-index', {}, ''],
    ['::history', 'v-history', {}, ''],
    ['::find-heading[Paste it]', 'v-find-heading', { label: 'Paste it' }, 'Paste it'],
    ['::::grid\ntext\n::::', 'v-grid', { columns: '2' }, 'text'],
    ['::::grid{columns="3"}\ntext\n::::', 'v-grid', { columns: '3' }, 'text'],
    [':::fold[More]\ntext\n:::', 'v-fold', { title: 'More' }, 'text'],
    ['::island{name="switch"}', 'v-island', { name: 'switch', still: false, seen: false, number: 1 }, ''],
    ['::island{name="switch" seen}', 'v-island', { name: 'switch', still: false, seen: true, number: 1 }, ''],
    ['::island{name="switch" still}', 'v-island', { name: 'switch', still: true, seen: false, number: 1 }, ''],
    [':::steps\n1. Screw.\n2. Switch.\n:::', 'v-steps', {}, 'Screw.\nSwitch.'],
    [
      ':::code-group\n```sh [npm]\na\n```\n```tsx\nb\n```\n```\nc\n```\n:::',
      'v-code-group',
      { names: ['npm', 'tsx', 'text'], sizes: [1, 1, 1] },
      '',
    ],
    [
      ':::code-group\n::island{name="switch"}\n\nOn.\n\n```sh [npm]\na\n```\n```tsx\nb\n```\n:::',
      'v-code-group',
      { names: ['npm', 'tsx'], sizes: [3, 1] },
      'On.',
    ],
    [
      '::picture{light="/pictures/a.png" dark="/pictures/b.png" alt="A lamp" caption="On"}',
      'v-picture',
      { light: '/pictures/a.png', dark: '/pictures/b.png', alt: 'A lamp', caption: 'On', width: 60, height: 41 },
      '',
    ],
    [
      '::picture{light="/pictures/a.png" dark="/pictures/small/b.png" alt="A lamp"}',
      'v-picture',
      {
        light: '/pictures/a.png',
        dark: '/pictures/small/b.png',
        darkAvif: '/pictures/small/b.avif',
        alt: 'A lamp',
        width: 60,
        height: 41,
      },
      '',
    ],
    [
      '::picture{light="/pictures/small/a.png" alt="A lamp"}',
      'v-picture',
      { light: '/pictures/small/a.png', lightAvif: '/pictures/small/a.avif', alt: 'A lamp', width: 60, height: 41 },
      '',
    ],
    ['::demo{id="dimmer"}', 'v-demo', { id: 'dimmer', compact: false, iframe: false, open: false, code: true }, ''],
    [
      '::demo{id="dimmer" title="Dim" compact iframe height="200" background="#eee" open nocode}',
      'v-demo',
      {
        id: 'dimmer',
        title: 'Dim',
        compact: true,
        iframe: true,
        height: 200,
        background: '#eee',
        open: true,
        code: false,
      },
      '',
    ],
  ])('%j becomes an element', async (body, tagName, data, text) => {
    const { content, problems } = await renderText(body)
    expect(problems).toEqual([])
    expect(readData(content.tree, tagName)).toEqual(data)
    expect(readText(content.tree)).toBe(text)
  })

  it('of a demo says where it stands and what the page tells of it', async () => {
    const { content } = await renderText(
      'First.\n\n::demo{id="dimmer"}\n\n:::demo[Warm *light*]{id="dimmer-warm"}\nJust as bright.<!-- a note for writers -->\n:::',
      {},
      { bodyLine: 5 },
    )
    expect(content.demos).toEqual([
      { id: 'dimmer', line: 7, title: undefined, description: undefined },
      { id: 'dimmer-warm', line: 9, title: 'Warm light', description: 'Just as bright.' },
    ])
    expect(content.anchors).toEqual(['dimmer', 'dimmer-warm'])
  })

  it('of a file is a code block of that name, folded when it is long', async () => {
    const { content, problems } = await renderText('::file{src="theme/lamp.css"}')
    expect(problems).toEqual([])
    const [block] = findElements(content.tree, 'v-code')
    expect(block?.properties).toMatchObject({ language: 'css', title: 'lamp.css', open: false })
    expect(String(block?.properties['html']).replaceAll(/<[^>]+>/g, '')).toBe('.lamp {\n  color: gold;\n}')
  })

  it('of a file may show a part of it', async () => {
    const files = { 'on.ts': '// #region on\nlamp.on()\n// #endregion\n// #region off\nlamp.off()\n' }
    const { content, problems } = await renderText('::file{src="on.ts" part="off" open}', { files })
    expect(problems).toEqual([])
    const [block] = findElements(content.tree, 'v-code')
    expect(block?.properties).toMatchObject({ title: 'on.ts', open: true })
    expect(
      String(block?.properties['html'])
        .replaceAll(/<[^>]+>/g, '')
        .trim(),
    ).toBe('lamp.off()')
    expect(await findProblems('::file{src="on.ts" part="offf"}', { files })).toEqual([
      'content/en/lamp.md:1\n  The file "on.ts" has no part "offf".\n  Did you mean "off"?',
    ])
    expect(await findProblems('::file{src="theme/lamp.css" part="of"}')).toEqual([
      'content/en/lamp.md:1\n  The file "theme/lamp.css" has no part "of".\n  Put the lines between "// #region of" and "// #endregion".',
    ])
  })

  it('of a table or property is listed for those who check them', async () => {
    const { content } = await renderText('Set :prop[watt].\n\n::api{id="Lamp"}\n\n::api{id="LampRef"}')
    expect(content.props).toEqual([{ owner: undefined, name: 'watt', line: 1 }])
    expect(content.apis).toEqual(['Lamp', 'LampRef'])
  })

  it('may stand inside of another', async () => {
    const { content, problems } = await renderText(
      '::::grid\n:::info\nSet :prop[watt].\n:::\n::demo{id="dimmer"}\n::::',
    )
    expect(problems).toEqual([])
    const [grid] = findElements(content.tree, 'v-grid')
    const inside = { type: 'root' as const, children: grid?.children ?? [] }
    expect(readData(inside, 'v-callout')).toEqual({ type: 'info' })
    expect(readData(inside, 'v-prop')).toEqual({ name: 'watt' })
    expect(readData(inside, 'v-demo')).toMatchObject({ id: 'dimmer' })
  })

  it.each([
    [':::warnig\nIt burns.\n:::', 1, 'There is no directive "warnig".', 'Did you mean "warning"?'],
    ['a\n\n::info[Title]', 3, 'The directive "info" is written in the wrong form.', 'Write :::info … :::.'],
    ['A :demo[x]{id="dimmer"} b', 1, 'The directive "demo" is written in the wrong form.', `Write ${demoForms}.`],
    [':::badge\nNew\n:::', 1, 'The directive "badge" is written in the wrong form.', 'Write :badge[…].'],
    ['::find-heading', 1, 'The field that finds headings has no label.', 'Write ::find-heading[Paste the message].'],
    ['A :replay[L]{act="press L"} b', 1, 'A replay names no demo.', 'Write :replay[…]{demo="…" act="…"}.'],
    [
      'A :replay[L]{demo="dimer" act="press L"} b',
      1,
      'There is no demo "dimer" to replay something.',
      'Did you mean "dimmer"?',
    ],
    [
      'A :replay[L]{demo="dimmer"} b\n\n::demo{id="dimmer"}',
      1,
      'A replay says nothing to its demo.',
      'Write :replay[…]{demo="…" act="…"}.',
    ],
    [
      'a\n\nA :replay[L]{demo="dimmer" act="press L"} b',
      3,
      'The demo "dimmer" that is to replay something is not on this page.',
      'Write ::demo{id="dimmer"} on it.',
    ],
    ['A :kbd[] b', 1, 'The directive "kbd" has no text.', 'Write :kbd[…].'],
    ['A :prop b', 1, 'The directive "prop" has no text.', 'Write :prop[…].'],
    ['::demo{id="dimmer" hieght="2"}', 1, 'The directive "demo" takes no "hieght".', 'Did you mean "height"?'],
    [':::info{color="red"}\nx\n:::', 1, 'The directive "info" takes no "color".', 'Leave it out.'],
    ['::api{id="Lmap"}', 1, 'Properties definition not found for Lmap component', 'Did you mean "Lamp"?'],
    [':::atom\n:::', 1, 'Untyped atom is not supported.', 'Use type="COMPONENT", the only one there is.'],
    [':::atom{type="TABLE"}\n:::', 1, 'TABLE atom is not supported.', 'Use type="COMPONENT", the only one there is.'],
    ['::api', 1, 'An api table has no id.', 'Use one of: Lamp, LampRef.'],
    ['A :badge[New]{tone="eror"} b', 1, 'There is no badge tone "eror".', 'Did you mean "error"?'],
    [
      '::demo{id="dimmer" height="tall"}',
      1,
      'The height "tall" of a demo is no number of pixels.',
      'Write height="200".',
    ],
    ['::demo{id="dimmer" height}', 1, 'The height "" of a demo is no number of pixels.', 'Write height="200".'],
    [
      '::demo{id="dimmer" compact="false"}',
      1,
      'The demo\'s "compact" takes no value, not "false".',
      'Write compact, or leave it out.',
    ],
    ['::demo{id="dimer"}', 1, 'There is no demo "dimer".', 'Did you mean "dimmer"?'],
    ['::demo', 1, 'A demo has no id.', 'Use one of: dimmer, dimmer-warm.'],
    [
      '::demo{id="dimmer"}\n\n::demo{id="dimmer"}',
      3,
      'The demo "dimmer" stands twice on this page.',
      'Keep one; an id is an anchor and must be unique.',
    ],
    [
      '::picture{light="/lamp.png" alt="A lamp"}',
      1,
      'There is no picture "/lamp.png" in public.',
      'Give light="/path.png" of a PNG file below public.',
    ],
    [
      '::picture{alt="A lamp"}',
      1,
      'There is no picture "" in public.',
      'Give light="/path.png" of a PNG file below public.',
    ],
    [
      '::picture{light="/pictures/a.png" dark="/lamp.png" alt="A lamp"}',
      1,
      'There is no picture "/lamp.png" in public.',
      'Give dark="/path.png" of a PNG file below public.',
    ],
    ['::picture{light="/pictures/a.png"}', 1, 'A picture has no alt.', 'Say in alt="…" what the picture shows.'],
    [
      'a\n\n::file{src="theme/lmap.css"}',
      3,
      'There is no file "theme/lmap.css" in the site folder.',
      'Give src="folder/name.css", relative to the site folder.',
    ],
    [
      '::file{src=".env"}',
      1,
      'The file ".env" is hidden: it may hold what is for nobody else.',
      'Show a file without a dot in front of its name.',
    ],
    [
      '::demo{id="dimmer" background="red;position:fixed"}',
      1,
      'The background "red;position:fixed" of a demo is neither a colour nor a gradient.',
      'Write background="#f6f4f0".',
    ],
    [
      '::demo{id="dimmer" background="url(//example.org/lamp.png)"}',
      1,
      'The background "url(//example.org/lamp.png)" of a demo is neither a colour nor a gradient.',
      'Write background="#f6f4f0".',
    ],
    [
      '::api{id="Lamp"}\n\n::api{id="Lamp"}',
      3,
      'The table "Lamp" stands twice on this page.',
      'Keep one; its rows are anchors and must be unique.',
    ],
    ['::file', 1, 'The directive "file" has no src.', 'Give src="folder/name.css", relative to the site folder.'],
    [':::grid{columns="4"}\nx\n:::', 1, 'A grid has no "4" columns.', 'Write columns="2" or columns="3".'],
    [':::fold\nx\n:::', 1, 'A fold has no title.', 'Write :::fold[Title].'],
    ['::island', 1, 'An island has no name.', 'Give name="…", a key of islands in docs.config.ts.'],
    ['::island{name="swich"}', 1, 'There is no island "swich".', 'Did you mean "switch"?'],
    [
      'a\n\n::::info\n:::hero\nx\n:::\n::::',
      4,
      'A hero stands inside of something else, or is the second one.',
      'A page has one hero, at its top level.',
    ],
    [
      ':::beside\nx\n:::',
      1,
      'A "beside" stands outside of a hero, or is the second one.',
      'Put it directly into :::hero, once.',
    ],
    [':::steps\n- Screw.\n:::', 1, 'A steps block holds no ordered list.', 'Put an ordered list (1. …) into it.'],
    [
      ':::code-group\nNo code.\n:::',
      1,
      'A code-group holds no code blocks.',
      'Put fenced code blocks with a [name] into it.',
    ],
  ])('that is wrong is reported: %j', async (body, line, what, mend) => {
    expect(await findProblems(body)).toEqual([`content/en/lamp.md:${line}\n  ${what}\n  ${mend}`])
  })

  it('of an island or a history says where to name one when the site has none', async () => {
    const none = { islandNames: [], hasHistory: false }
    expect(await findProblems('::island{name="switch"}\n\n::history', none)).toEqual([
      'content/en/lamp.md:1\n  There is no island "switch".\n  Name its module in islands of docs.config.ts.',
      'content/en/lamp.md:3\n  The reference has no history to list.\n  Give docs.config.ts "api.history": versions, and the changes of each.',
    ])
  })

  it('of a table is taken as it is while extraction is off', async () => {
    expect(await findProblems('::api{id="Anything"}', { apiIds: undefined })).toEqual([])
  })
})
