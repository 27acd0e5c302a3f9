import { createDemo, createMetadata, createProp, createRoute, createSection } from './create-metadata.ts'

const nav = [
  { title: 'Docs', path: '/' },
  { title: 'Guide', path: '/guide' },
  { title: 'Demo', path: '/demo' },
]

/** A small site with every kind of result, in English with some Chinese. */
export const smallSite = createMetadata({
  nav,
  routes: [
    createRoute({
      link: '/',
      title: 'Select',
      description: 'A field with options.',
      props: [
        createProp('maxCount', 'How many values may be chosen.'),
        createProp('maxTagCount', 'How many tags are shown.'),
        createProp('onChange', 'Called when the value changes.'),
        createProp('onPopupVisibleChange', 'Called when the list opens or closes.'),
        createProp('tokenSeparators', 'Characters that end a tag.'),
      ],
      sections: [
        createSection('', '', 'Words before the first heading: lighthouse.'),
        createSection('keyboard', 'Keyboard', 'Enter opens the list. Multiple keeps it open on every change.'),
      ],
    }),
    createRoute({
      link: '/guide/lists',
      title: 'Large lists',
      navPath: '/guide',
      keywords: ['virtual scroll', '虚拟滚动'],
      sections: [
        createSection('numbers', 'Numbers', 'Multiple rows, and a virtual list of ten thousand.'),
        createSection('more', 'More', 'Multiple pages.'),
      ],
    }),
    createRoute({
      link: '/demo/multiple-with-limit',
      title: 'Multiple with a limit',
      navPath: '/demo',
      keywords: ['max count'],
      sections: [{ ...createSection('limit', 'Props of the limit', 'Everything about maxCount.'), tab: 'api' }],
    }),
    createRoute({
      link: '/demo/multiple',
      title: 'Multiple',
      navPath: '/demo',
      sections: [createSection('', '', 'Pick several. 这是完全受控value的多选框。')],
    }),
  ],
  demos: [
    createDemo({ id: 'multiple-kept', route: '/demo/multiple', title: 'Kept text', keywords: ['sticky'] }),
    createDemo({ id: 'multiple-two', route: '/demo/multiple', title: 'Two fields', description: 'Both are multiple.' }),
    createDemo({ id: 'multiple-three', route: '/demo/multiple', title: 'Three', description: 'All are multiple.' }),
  ],
})
