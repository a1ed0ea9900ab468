import type { Example } from './text.ts'

export const contracts: Example[] = [
  {
    type: 'service-agreement',
    text: `I need a service agreement between Northgate Supply, the client, at 400 Market Street, Albany, NY 12207, and Halloran Design LLC, the provider, at 12 Wharf Road, Portland, ME 04101. Halloran Design will redesign the client's website and train two members of its staff. The price is twelve thousand five hundred dollars, net 30. Work starts on January 4, 2027 and ends on April 30, 2027. The deliverables are a style guide, a working site, and a handbook. New York law governs.`,
    expected: {
      providerName: 'Halloran Design LLC',
      providerAddress: '12 Wharf Road, Portland, ME 04101',
      clientName: 'Northgate Supply',
      clientAddress: '400 Market Street, Albany, NY 12207',
      serviceDescription: ["redesign the client's website", 'train two members'],
      contractValue: '$12,500',
      paymentTerms: 'net 30',
      startDate: '2027-01-04',
      endDate: '2027-04-30',
      deliverables: ['a style guide', 'a working site', 'a handbook'],
      governingLaw: 'new-york',
    },
  },
  {
    type: 'service-agreement',
    text: `Provider: Clearwater Cleaning Co.
Address: 77 Depot Street, Tulsa, OK 74103
Client: Prairie Dental Group
Address: 510 Boston Avenue, Tulsa, OK 74119
Services: Evening cleaning of the clinic, five days a week
Contract value: $18,000
Payment terms: Monthly, within 15 days after the invoice
Start date: 02/01/2027
Governing law: Oklahoma`,
    expected: {
      providerName: 'Clearwater Cleaning Co.',
      providerAddress: '77 Depot Street, Tulsa, OK 74103',
      clientName: 'Prairie Dental Group',
      clientAddress: '510 Boston Avenue, Tulsa, OK 74119',
      serviceDescription: ['Evening cleaning of the clinic'],
      contractValue: '$18,000',
      paymentTerms: ['Monthly, within 15 days after the invoice'],
      startDate: '2027-02-01',
      governingLaw: 'other',
      otherState: 'Oklahoma',
    },
  },
  {
    type: 'service-agreement',
    text: `Client is Vela Robotics, Inc. The provider is Quinn Abara. Quinn will test the control software for $9,000, half on signing and half on completion. Starting January 11, 2027. Governed by the laws of the State of California.`,
    expected: {
      clientName: 'Vela Robotics, Inc.',
      providerName: 'Quinn Abara',
      serviceDescription: ['test the control software'],
      contractValue: '$9,000',
      paymentTerms: ['half on signing and half on completion'],
      startDate: '2027-01-11',
      governingLaw: 'california',
    },
  },
  {
    type: 'employment-contract',
    text: `Employment contract for Beatriz Sandoval, 19 Orchard Street, Salem, OR 97301. The employer is Willamette Printing Company, 800 Front Street, Salem, OR 97301. She will work as a press operator in the production department, starting February 15, 2027. Her salary is $58,000 a year, paid every two weeks. Benefits include health insurance, a retirement plan, and paid parking. She gets 15 days of vacation a year. Her schedule is Monday through Friday, 7 am to 3 pm. There is a 90-day probation period. Oregon law applies.`,
    expected: {
      employerName: 'Willamette Printing Company',
      employerAddress: '800 Front Street, Salem, OR 97301',
      employeeName: 'Beatriz Sandoval',
      employeeAddress: '19 Orchard Street, Salem, OR 97301',
      jobTitle: 'press operator',
      department: 'production',
      startDate: '2027-02-15',
      salary: '$58,000 a year',
      payFrequency: 'bi-weekly',
      benefits: ['health insurance', 'a retirement plan', 'paid parking'],
      vacation: '15 days of vacation a year',
      workSchedule: 'Monday through Friday, 7 am to 3 pm',
      probationPeriod: '90 days',
      governingState: 'Oregon',
    },
  },
  {
    type: 'employment-contract',
    text: `i want to hire dana okafor as a warehouse manager starting march third twenty twenty seven for eighty five thousand dollars a year paid bi-weekly`,
    expected: {
      employeeName: 'Dana Okafor',
      jobTitle: 'warehouse manager',
      startDate: '2027-03-03',
      salary: '$85,000 a year',
      payFrequency: 'bi-weekly',
    },
  },
  {
    type: 'employment-contract',
    text: `Employer: Lakeside Veterinary Clinic
Employer address: 5 Shore Road, Madison, WI 53703
Employee: Henrik Dahl
Employee address: 212 Johnson Street, Madison, WI 53703
Title: Veterinary Technician
Start: January 18, 2027
Salary: $46,500
Paid: monthly
Vacation: 10 days a year
Probation: three months`,
    expected: {
      employerName: 'Lakeside Veterinary Clinic',
      employerAddress: '5 Shore Road, Madison, WI 53703',
      employeeName: 'Henrik Dahl',
      employeeAddress: '212 Johnson Street, Madison, WI 53703',
      jobTitle: 'Veterinary Technician',
      startDate: '2027-01-18',
      salary: '$46,500',
      payFrequency: 'monthly',
      vacation: '10 days a year',
      probationPeriod: 'three months',
    },
  },
  {
    type: 'non-disclosure-agreement',
    text: `NDA between Aster Biologics, Inc., 300 Binney Street, Cambridge, MA 02142, and Kestrel Instruments LLC, 41 Foundry Street, Lowell, MA 01852. The purpose is to evaluate a joint assay. It takes effect on December 1, 2026, and information stays confidential for five years. Massachusetts law.`,
    expected: {
      firstParty: 'Aster Biologics, Inc.',
      firstAddress: '300 Binney Street, Cambridge, MA 02142',
      secondParty: 'Kestrel Instruments LLC',
      secondAddress: '41 Foundry Street, Lowell, MA 01852',
      purpose: ['evaluate a joint assay'],
      startDate: '2026-12-01',
      years: 'five',
      governingState: 'Massachusetts',
    },
  },
  {
    type: 'non-disclosure-agreement',
    text: `First party: Owen Talbot
First party's address: 8 Mariner Court, Savannah, GA 31401
Second party: Pinecrest Ventures LLC
Second party's address: 1100 Peachtree Street, Atlanta, GA 30309
Purpose: Talks about an investment in Mr. Talbot's bakery
Effective date: November 30, 2026
Years: 3
Governing law: Georgia`,
    expected: {
      firstParty: 'Owen Talbot',
      firstAddress: '8 Mariner Court, Savannah, GA 31401',
      secondParty: 'Pinecrest Ventures LLC',
      secondAddress: '1100 Peachtree Street, Atlanta, GA 30309',
      purpose: ["Talks about an investment in Mr. Talbot's bakery"],
      startDate: '2026-11-30',
      years: '3',
      governingState: 'Georgia',
    },
  },
  {
    type: 'rental-agreement',
    text: `Priya Nair is renting her apartment at 14 Elm Street, Unit 2, Springfield, Illinois 62701 to Marcus Bell. Rent is $1,450 a month, due on the first of the month, and the security deposit is $2,900. The lease starts on March 1, 2027 and runs until February 29, 2028. The tenant pays electricity and internet. One cat is allowed. The landlord lives at 9 Oak Lane, Springfield, IL 62704.`,
    expected: {
      landlordName: 'Priya Nair',
      landlordAddress: '9 Oak Lane, Springfield, IL 62704',
      tenantName: 'Marcus Bell',
      premises: '14 Elm Street, Unit 2, Springfield, Illinois 62701',
      startDate: '2027-03-01',
      endDate: '2028-02-29',
      rent: '$1,450',
      rentDay: '1',
      deposit: '$2,900',
      tenantUtilities: 'electricity and internet',
      pets: 'One cat',
      governingState: 'Illinois',
    },
  },
  {
    type: 'rental-agreement',
    text: `Landlord: Cedar Row Properties LLC, 60 State Street, Hartford, CT 06103
Tenant: Imani Brooks
Property: 233 Park Road, Apt 5, West Hartford, CT 06119
Monthly rent: 1,875
Rent due: 5th
Security deposit: 1,875
Lease start: 6/1/2027
Lease end: 5/31/2028
Occupants: Imani's son Malik Brooks
Pets: none
State: Connecticut`,
    expected: {
      landlordName: 'Cedar Row Properties LLC',
      landlordAddress: '60 State Street, Hartford, CT 06103',
      tenantName: 'Imani Brooks',
      premises: '233 Park Road, Apt 5, West Hartford, CT 06119',
      rent: '1,875',
      rentDay: '5',
      deposit: '1,875',
      startDate: '2027-06-01',
      endDate: '2028-05-31',
      occupants: ["Imani's son Malik Brooks"],
      governingState: 'Connecticut',
    },
  },
  {
    type: 'sales-contract',
    text: `Foster Lumber, Inc. of 18 Mill Street, Bangor, ME 04401 is selling 400 cedar planks to Anneke Visser, 7 Harbor Lane, Rockland, ME 04841, for $6,200. The contract is dated November 23, 2026. Payment is due within 10 days after delivery. The planks will be delivered on December 18, 2026 to 7 Harbor Lane, Rockland, ME 04841. Maine law governs. There is a one-year warranty.`,
    expected: {
      sellerName: 'Foster Lumber, Inc.',
      sellerAddress: '18 Mill Street, Bangor, ME 04401',
      buyerName: 'Anneke Visser',
      buyerAddress: '7 Harbor Lane, Rockland, ME 04841',
      goods: ['400 cedar planks'],
      price: '$6,200',
      paymentTerms: ['within 10 days after delivery'],
      contractDate: '2026-11-23',
      deliveryDate: '2026-12-18',
      deliveryPlace: '7 Harbor Lane, Rockland, ME 04841',
      warrantyPeriod: 'one year',
      governingState: 'Maine',
    },
  },
  {
    type: 'sales-contract',
    text: `Seller: Baxter Farm Equipment
Seller address: 4410 Route 9, Hudson, NY 12534
Buyer: Hollis Greene
Goods:
- one used tractor, model year 2018
- one snow plow
Price: $21,400
Payment terms: cashier's check on delivery
Contract date: December 1, 2026
Delivery date: December 20, 2026
Delivery place: 12 Orchard Hill Road, Ghent, NY 12075
Governing law: New York`,
    expected: {
      sellerName: 'Baxter Farm Equipment',
      sellerAddress: '4410 Route 9, Hudson, NY 12534',
      buyerName: 'Hollis Greene',
      goods: ['one used tractor, model year 2018', 'one snow plow'],
      price: '$21,400',
      paymentTerms: ["cashier's check on delivery"],
      contractDate: '2026-12-01',
      deliveryDate: '2026-12-20',
      deliveryPlace: '12 Orchard Hill Road, Ghent, NY 12075',
      governingState: 'New York',
    },
  },
  {
    type: 'consulting-agreement',
    text: `Consulting agreement. Irina Volkov, 950 Lake Avenue, Duluth, MN 55802, will advise Boreal Shipping, Inc., 22 Canal Park Drive, Duluth, MN 55802, on the safety of its loading docks. The fee is $180 an hour, payable within 30 days after each invoice. Boreal will reimburse travel and lodging. It starts on January 2, 2027 and ends June 30, 2027. Governed by Minnesota law.`,
    expected: {
      consultantName: 'Irina Volkov',
      consultantAddress: '950 Lake Avenue, Duluth, MN 55802',
      clientName: 'Boreal Shipping, Inc.',
      clientAddress: '22 Canal Park Drive, Duluth, MN 55802',
      scope: ['the safety of its loading docks'],
      fee: '$180 an hour',
      paymentTerms: ['within 30 days after each invoice'],
      expenses: ['travel and lodging'],
      startDate: '2027-01-02',
      endDate: '2027-06-30',
      governingState: 'Minnesota',
    },
  },
  {
    type: 'consulting-agreement',
    text: `Notes from the call:
- consultant is Theo Marchetti
- client is Lumen Health Partners
- scope: billing systems and staff training
- rate: $2,400 per month
- terms: net 15
- start January 15, 2027`,
    expected: {
      consultantName: 'Theo Marchetti',
      clientName: 'Lumen Health Partners',
      scope: ['billing systems and staff training'],
      fee: '$2,400 per month',
      paymentTerms: 'net 15',
      startDate: '2027-01-15',
    },
  },
]
