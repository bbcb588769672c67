import { describe, expect, test } from 'vitest'
import type { Resume } from '#shared/schema/resume.ts'
import { item, kafka, POST, post, project, section, study } from '../testing/answers.ts'

describe('a skill is found', () => {
  test.each<[string, Partial<Resume>, string]>([
    ['in a bullet', post({ bullets: ['Ran Kafka'] }), 'proven experience.0.bullets.0'],
    ['in what is told', post({ text: 'Ran Kafka' }), 'proven experience.0.text'],
    ['in a title', post({ position: 'Engineer (Kafka, Docker)' }), 'proven experience.0.position'],
    [
      'in a list behind a title',
      post({ position: 'Engineer (Go, Kafka, Docker)' }),
      'listed experience.0.position',
    ],
    ['in a bullet of a project', project({ bullets: ['Ran Kafka'] }), 'proven projects.0.bullets.0'],
    ['in what is told of one', project({ description: 'Ran Kafka' }), 'proven projects.0.description'],
    ['in the name of one', project({ name: 'Kafka viewer' }), 'proven projects.0.name'],
    [
      'among the tools of one that is told in bullets',
      project({ technologies: 'Go, Kafka', bullets: ['Drew maps'] }),
      'proven projects.0.technologies',
    ],
    [
      'among the tools of one that is told in a sentence',
      project({ technologies: 'Go | Kafka', description: 'Drew maps' }),
      'proven projects.0.technologies',
    ],
    [
      'among the tools of one that is not told',
      project({ technologies: 'Go; Kafka', description: ' ' }),
      'listed projects.0.technologies',
    ],
    ['in voluntary work', { volunteering: [item('Mentor', 'Taught Kafka')] }, 'proven volunteering.0.detail'],
    ['in the name of it', { volunteering: [item('Mentor for Kafka')] }, 'proven volunteering.0.title'],
    ['in a paper', { publications: [item('Queues with Kafka')] }, 'proven publications.0.title'],
    ['in an award', { awards: [item('Prize', 'For a Kafka tool')] }, 'proven awards.0.detail'],
    ['in a certificate', { certifications: [item('Kafka course')] }, 'proven certifications.0'],
    ['in the list', { skills: [{ name: 'Kafka', level: '', group: '' }] }, 'listed skills.0'],
    ['in the headline', { headline: 'Kafka engineer' }, 'listed headline'],
    ['in the summary', { summary: 'Engineer who knows Kafka' }, 'listed summary'],
    ['in a degree', study({ degree: 'Course', field: 'Kafka' }), 'listed education.0.degree'],
    ['below one', study({ bullets: ['Learned Kafka'] }), 'listed education.0.bullets.0'],
    ['under a heading nobody knows', section('other', 'Tools', 'Kafka'), 'listed'],
    ['in a heading', section('projects', 'Kafka projects', 'Tide table'), 'listed heading'],
    [
      'in the newest line',
      {
        experience: [
          { ...POST, bullets: ['Ran Kafka'] },
          { ...POST, startDate: '2022-01', endDate: '', bullets: ['Ran Kafka'] },
        ],
      },
      'proven experience.1.bullets.0',
    ],
    [
      'at work before the list',
      { ...post({ bullets: ['Ran Kafka'] }), headline: 'Kafka engineer' },
      'proven experience.0.bullets.0',
    ],
  ])('%s', (_, resume, found) => expect(kafka(resume)).toBe(found))

  test.each<[string, Partial<Resume>]>([
    ['in the heading of skills', section('skills', 'Kafka', 'Go')],
    ['in a heading over nothing', section('projects', 'Kafka projects')],
    ['nowhere', post({ bullets: ['Ran Docker'] })],
  ])('not %s', (_, resume) => expect(kafka(resume)).toBe('missing'))
})
