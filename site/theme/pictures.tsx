import type { ReactElement } from 'react'
import Select from '@rc-component/select'
import { chinesePictures, englishPictures, type PictureWords } from './pictures-words.ts'
import { StillList } from './still-list.tsx'

export interface PicturesProps {
  /** Which of the pictures. */
  show: string
  locale: string
}

/** A picture of an open select in the language of the page: the library draws the field, and the list is drawn like its own. */
export default function Pictures({ show, locale }: PicturesProps) {
  const words = locale === 'zh-CN' ? chinesePictures : englishPictures
  const draw = pictures[show]
  return draw === undefined ? null : <div className="hero-picture">{draw(words)}</div>
}

const pictures: Record<string, (words: PictureWords) => ReactElement> = {
  groups: ({ groups }) => (
    <>
      <Select value={groups.value} prefix={groups.prefix} />
      <StillList
        rows={groups.rows.map(([value, isHeader]) => ({ value, isHeader, isSelected: value === groups.value }))}
      />
    </>
  ),
  people: ({ people }) => (
    <>
      <Select value={people[0]?.[0]} />
      <StillList
        rows={people.map(([value, job, letters], index) => ({
          value,
          isSelected: index === 0,
          content: (
            <span className="demo-row">
              <span className="demo-avatar">{letters}</span>
              <span>
                {value}
                <br />
                <span className="demo-help">{job}</span>
              </span>
            </span>
          ),
        }))}
      />
    </>
  ),
  chips: ({ chips }) => (
    <>
      <Select
        mode="multiple"
        value={chips.slice(0, 2).map(([value]) => value)}
        tagRender={({ value }) => <Chip text={value} tone={new Map(chips).get(value)} />}
      />
      <StillList
        rows={chips.map(([value, tone], index) => ({
          value,
          isSelected: index < 2,
          content: <Chip text={value} tone={tone} />,
        }))}
      />
    </>
  ),
}

function Chip({ text, tone }: { text: string; tone: string | undefined }) {
  return (
    <span className="demo-chip" data-tone={tone}>
      {text}
    </span>
  )
}
