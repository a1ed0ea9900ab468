import type { Example } from './text.ts'

export const letters: Example[] = [
  {
    type: 'business-letter',
    text: `My name is Dana Okafor, procurement director at Northgate Supply, 400 Market Street, Albany, NY 12207. Please write to Thomas Halloran, general counsel of Meridian Freight, 1200 Harbor Drive, Tampa, FL 33602, about the late delivery of order 7712. Tell him that the shipment arrived eleven days late and that four pallets were damaged. We expect a credit under the contract. Please confirm the credit by December 15, 2026. My email is dana at example dot com and my phone is five five five, oh one four two.`,
    expected: {
      senderName: 'Dana Okafor',
      senderTitle: 'procurement director',
      senderCompany: 'Northgate Supply',
      senderAddress: '400 Market Street, Albany, NY 12207',
      senderPhone: '555-0142',
      senderEmail: 'dana@example.com',
      recipientName: 'Thomas Halloran',
      recipientTitle: 'general counsel',
      recipientCompany: 'Meridian Freight',
      recipientAddress: '1200 Harbor Drive, Tampa, FL 33602',
      subject: 'the late delivery of order 7712',
      purpose: ['shipment arrived eleven days late', 'four pallets were damaged', 'We expect a credit'],
      callToAction: ['Please confirm the credit by December 15, 2026'],
    },
  },
  {
    type: 'business-letter',
    text: `Larkspur Analytics LLC
88 Canal Street, Suite 400
New Orleans, LA 70130
(504) 555-0117
hello@larkspur.example.com

November 3, 2026

Ms. Renata Ibarra
Chief Financial Officer
Coastal Credit Union
15 Bayfront Plaza
Mobile, AL 36602

Re: Renewal of data services

Dear Ms. Ibarra:

Our agreement for data services ends on January 31, 2027. We propose to renew it for twelve months on the same terms.

The monthly reports that your team receives would continue without a gap. We would also add the quarterly review that you asked for in September.

Please let me know by December 1 whether you wish to renew.

Sincerely,

Peter Vance
Account Director
Larkspur Analytics LLC`,
    expected: {
      senderName: 'Peter Vance',
      senderTitle: 'Account Director',
      senderCompany: 'Larkspur Analytics LLC',
      senderAddress: '88 Canal Street, Suite 400, New Orleans, LA 70130',
      senderPhone: '(504) 555-0117',
      senderEmail: 'hello@larkspur.example.com',
      recipientName: 'Ms. Renata Ibarra',
      recipientTitle: 'Chief Financial Officer',
      recipientCompany: 'Coastal Credit Union',
      recipientAddress: '15 Bayfront Plaza, Mobile, AL 36602',
      subject: 'Renewal of data services',
      purpose: ['We propose to renew it for twelve months', 'monthly reports', 'quarterly review'],
      callToAction: ['Please let me know by December 1'],
    },
  },
  {
    type: 'business-letter',
    text: `From: Grace Lindqvist, Office Manager
Company: Birch & Stone Architects
Address: 31 Summit Avenue, St. Paul, MN 55102
Phone: 651-555-0188
Email: grace@birchstone.example.com
To: Omar Haddad
Recipient title: Facilities Director
Recipient company: Riverbend School District
Recipient address: 700 Mill Road, Stillwater, MN 55082
Subject: Site visit for the gymnasium roof
Purpose: We would like to visit the gymnasium before we finish the drawings. The visit takes about two hours.
Request: Please send us two dates in January that would suit you.`,
    expected: {
      senderName: 'Grace Lindqvist',
      senderTitle: 'Office Manager',
      senderCompany: 'Birch & Stone Architects',
      senderAddress: '31 Summit Avenue, St. Paul, MN 55102',
      senderPhone: '651-555-0188',
      senderEmail: 'grace@birchstone.example.com',
      recipientName: 'Omar Haddad',
      recipientTitle: 'Facilities Director',
      recipientCompany: 'Riverbend School District',
      recipientAddress: '700 Mill Road, Stillwater, MN 55082',
      subject: 'Site visit for the gymnasium roof',
      purpose: ['visit the gymnasium before we finish the drawings', 'about two hours'],
      callToAction: ['Please send us two dates in January'],
    },
  },
  {
    type: 'business-letter',
    text: `letter to helen brandt at juniper foods about the new price list. i am luis ortega from ortega produce. we have to raise the price of tomatoes by four percent from february on. please sign the new list and send it back.`,
    expected: {
      senderName: 'luis ortega',
      senderCompany: 'ortega produce',
      recipientName: 'helen brandt',
      recipientCompany: 'juniper foods',
      subject: 'the new price list',
      purpose: ['raise the price of tomatoes by four percent'],
      callToAction: ['please sign the new list'],
    },
  },
  {
    type: 'cover-letter',
    text: `I'm applying for the position of staff attorney at Harborlight Legal Aid. My name is Simone Achebe and I live at 27 Garfield Place, Apt 4B, Brooklyn, NY 11215. You can reach me at 718-555-0164 or simone.achebe@example.com. The hiring manager is Ruth Delgado. I have five years of experience in housing court and I supervised three law students. My skills are trial practice, Spanish, and legal writing. I want to join Harborlight because I believe tenants deserve counsel.`,
    expected: {
      applicantName: 'Simone Achebe',
      applicantAddress: '27 Garfield Place, Apt 4B, Brooklyn, NY 11215',
      applicantPhone: '718-555-0164',
      applicantEmail: 'simone.achebe@example.com',
      hiringManager: 'Ruth Delgado',
      companyName: 'Harborlight Legal Aid',
      jobTitle: 'staff attorney',
      experience: ['five years of experience in housing court', 'supervised three law students'],
      skills: ['trial practice', 'Spanish', 'legal writing'],
      motivation: ['because I believe tenants deserve counsel'],
    },
  },
  {
    type: 'cover-letter',
    text: `Marcus Feld
502 Larch Avenue
Boulder, CO 80302
303-555-0120
marcus.feld@example.com

November 12, 2026

Ms. Joan Whitaker
Summit Outfitters, Inc.
1900 Pearl Street
Boulder, CO 80302

Re: Store Manager, reference SO-2231

Dear Ms. Whitaker:

I have managed a shop of twelve people for six years and kept its losses under one percent. Before that I worked as a buyer for a ski shop.

I admire how Summit repairs what it sells, and I want to work for a company that does.

Sincerely,
Marcus Feld`,
    expected: {
      applicantName: 'Marcus Feld',
      applicantAddress: '502 Larch Avenue, Boulder, CO 80302',
      applicantPhone: '303-555-0120',
      applicantEmail: 'marcus.feld@example.com',
      hiringManager: 'Ms. Joan Whitaker',
      companyName: 'Summit Outfitters, Inc.',
      companyAddress: '1900 Pearl Street, Boulder, CO 80302',
      jobTitle: 'Store Manager',
      jobReference: 'SO-2231',
      experience: ['managed a shop of twelve people for six years', 'worked as a buyer for a ski shop'],
      motivation: ['I admire how Summit repairs what it sells'],
    },
  },
  {
    type: 'cover-letter',
    text: `Name: Ines Moreau
Address: 9 Chestnut Court, Providence, RI 02903
Phone: 401-555-0139
Email: ines.moreau@example.com
Company: Tidewater Press
Position: Copy Editor
Experience: Three years as a copy editor at a weekly newspaper.
Skills:
- Chicago style
- fact checking
- French`,
    expected: {
      applicantName: 'Ines Moreau',
      applicantAddress: '9 Chestnut Court, Providence, RI 02903',
      applicantPhone: '401-555-0139',
      applicantEmail: 'ines.moreau@example.com',
      companyName: 'Tidewater Press',
      jobTitle: 'Copy Editor',
      experience: ['Three years as a copy editor'],
      skills: ['Chicago style', 'fact checking', 'French'],
    },
  },
  {
    type: 'recommendation-letter',
    text: `I am Professor Alan Whitcomb of Ridgeway College, associate dean of the history department. My email is awhitcomb@ridgeway.example.com. I'm writing a recommendation for Tessa Nguyen. I have known her for three years. She was in my seminar and I supervised her thesis. She is careful, curious, and clear in her writing. For example, she found a set of letters that everyone before her had missed. I highly recommend her.`,
    expected: {
      recommenderName: 'Professor Alan Whitcomb',
      recommenderTitle: 'associate dean of the history department',
      recommenderInstitution: 'Ridgeway College',
      recommenderEmail: 'awhitcomb@ridgeway.example.com',
      candidateName: 'Tessa Nguyen',
      relationshipLength: 'three years',
      relationshipContext: ['I supervised her thesis'],
      strengths: ['careful, curious, and clear'],
      specificExamples: ['she found a set of letters'],
      recommendation: 'highly-recommend',
    },
  },
  {
    type: 'recommendation-letter',
    text: `Recommender: Yolanda Pierce
Title: Nursing Supervisor
Institution: St. Brigid Hospital
Email: ypierce@stbrigid.example.com
Phone: 312-555-0155
Candidate: Kofi Mensah
Known since: 2021
How I know the candidate: He works on my ward.
Strengths:
1. calm under pressure
2. kind to patients
Recommendation: Recommend`,
    expected: {
      recommenderName: 'Yolanda Pierce',
      recommenderTitle: 'Nursing Supervisor',
      recommenderInstitution: 'St. Brigid Hospital',
      recommenderEmail: 'ypierce@stbrigid.example.com',
      recommenderPhone: '312-555-0155',
      candidateName: 'Kofi Mensah',
      relationshipLength: '2021',
      relationshipContext: ['He works on my ward'],
      strengths: ['calm under pressure', 'kind to patients'],
      recommendation: 'recommend',
    },
  },
  {
    type: 'complaint-letter',
    text: `This is Warren Tate, 61 Poplar Street, Dayton, OH 45402. I want to complain about a dishwasher. Write to Brightline Appliances, 2400 Commerce Parkway, Columbus, OH 43215. I bought it on March 3, 2026 for $640, order number BA-90211. It stopped working after two weeks and water leaks onto the floor. I called the store twice and nobody came. I want a full refund. They should answer by December 31, 2026.`,
    expected: {
      senderName: 'Warren Tate',
      senderAddress: '61 Poplar Street, Dayton, OH 45402',
      recipientCompany: 'Brightline Appliances',
      recipientAddress: '2400 Commerce Parkway, Columbus, OH 43215',
      subject: 'a dishwasher',
      eventDate: '2026-03-03',
      amount: '$640',
      reference: 'BA-90211',
      problem: ['stopped working after two weeks', 'water leaks'],
      earlierSteps: ['I called the store twice'],
      remedy: 'a full refund',
      deadline: '2026-12-31',
    },
  },
  {
    type: 'complaint-letter',
    text: `Nadia Rahman
14 Willow Way
Mesa, AZ 85201
nadia.rahman@example.com

November 8, 2026

Customer Relations
Saguaro Airlines
1 Terminal Road
Phoenix, AZ 85034

Re: Flight SG 418 on October 2, 2026

Dear Customer Relations:

My flight was cancelled two hours before it was to leave, and no seat on another one was offered. I paid $389 for the ticket, confirmation number QX7T2L.

I wrote to you on October 5 and have had no answer.

Please refund the price of the ticket. I expect your answer by December 10, 2026.

Sincerely,
Nadia Rahman`,
    expected: {
      senderName: 'Nadia Rahman',
      senderAddress: '14 Willow Way, Mesa, AZ 85201',
      senderEmail: 'nadia.rahman@example.com',
      recipientCompany: 'Saguaro Airlines',
      recipientAddress: '1 Terminal Road, Phoenix, AZ 85034',
      subject: 'Flight SG 418 on October 2, 2026',
      reference: 'QX7T2L',
      amount: '$389',
      problem: ['My flight was cancelled'],
      earlierSteps: ['I wrote to you on October 5'],
      remedy: ['refund the price of the ticket'],
      deadline: '2026-12-10',
    },
    either: ['eventDate', 'recipientName'],
  },
  {
    type: 'inquiry-letter',
    text: `My name is Caleb Frost, I live at 3 Lantern Lane, Burlington, VT 05401, and my email is caleb.frost@example.com. I want to write to Amelia Stone at the Green Mountain Music School, 45 Church Street, Burlington, VT 05401. I want to ask about evening piano lessons. I played as a child and would like to start again. What does a lesson cost? Is there a waiting list? I need an answer by January 10, 2027.`,
    expected: {
      senderName: 'Caleb Frost',
      senderAddress: '3 Lantern Lane, Burlington, VT 05401',
      senderEmail: 'caleb.frost@example.com',
      recipientName: 'Amelia Stone',
      recipientCompany: 'Green Mountain Music School',
      recipientAddress: '45 Church Street, Burlington, VT 05401',
      subject: 'evening piano lessons',
      background: ['I played as a child'],
      questions: ['What does a lesson cost?', 'Is there a waiting list?'],
      deadline: '2027-01-10',
    },
  },
  {
    type: 'inquiry-letter',
    text: `From: Rosalind Kerr
My address: 820 Dogwood Drive, Asheville, NC 28801
To: Town Clerk
Recipient company: Town of Black Mountain
Subject: Parking permits for residents
Questions:
- Who may apply?
- What does a permit cost?
- How long is it valid?`,
    expected: {
      senderName: 'Rosalind Kerr',
      senderAddress: '820 Dogwood Drive, Asheville, NC 28801',
      recipientName: 'Town Clerk',
      recipientCompany: 'Town of Black Mountain',
      subject: 'Parking permits for residents',
      questions: ['Who may apply?', 'What does a permit cost?', 'How long is it valid?'],
    },
  },
  {
    type: 'thank-you-letter',
    text: `Thank you note to Judge Miriam Castellano, 100 Court Square, Memphis, TN 38103. I'm Jonah Reed, 56 Peach Street, Memphis, TN 38104. Thank her for the tour of the courthouse on October 14, 2026. It meant a great deal to our moot court team. We look forward to inviting her to our final round.`,
    expected: {
      senderName: 'Jonah Reed',
      senderAddress: '56 Peach Street, Memphis, TN 38104',
      recipientName: 'Judge Miriam Castellano',
      recipientAddress: '100 Court Square, Memphis, TN 38103',
      occasion: 'the tour of the courthouse',
      eventDate: '2026-10-14',
      meaning: ['It meant a great deal to our moot court team'],
      outlook: ['We look forward to inviting her'],
    },
  },
  {
    type: 'thank-you-letter',
    text: `Dear Priscilla,

thank you for the interview on November 4, 2026. I learned a lot about your practice, and I felt welcome from the first minute.

I hope to hear from you soon.

Best regards,
Daniel Ostrow
daniel.ostrow@example.com
212-555-0173`,
    expected: {
      senderName: 'Daniel Ostrow',
      senderEmail: 'daniel.ostrow@example.com',
      senderPhone: '212-555-0173',
      recipientName: 'Priscilla',
      occasion: 'the interview',
      eventDate: '2026-11-04',
      meaning: ['I learned a lot about your practice'],
      outlook: ['I hope to hear from you soon'],
    },
  },
]
