/** IT operations, networks, cloud and security: skills and job titles. */
export const itOperationsAndSecurity = `
# skills
Linux; =GNU/Linux; Linux administration; Linux system administration; Linux servers; Linux/Unix | software
Red Hat Enterprise Linux; RHEL; Red Hat Linux; Red Hat | software | < Linux ~ CentOS, AlmaLinux, Ubuntu
CentOS | software | < Linux ~ AlmaLinux, Ubuntu, Debian
AlmaLinux | software | < Linux ~ Ubuntu, Debian, SUSE Linux
Ubuntu; Ubuntu Server | software | < Linux ~ Debian, SUSE Linux, Oracle Linux
Debian; Debian Linux | software | < Linux ~ SUSE Linux, Oracle Linux, Fedora Linux
SUSE Linux; SLES; openSUSE | software | < Linux ~ Oracle Linux, Fedora Linux, Kali Linux
Oracle Linux | software | < Linux ~ Fedora Linux, Kali Linux, Red Hat Enterprise Linux
Fedora Linux | software | < Linux ~ Kali Linux, Red Hat Enterprise Linux, CentOS
Kali Linux | software | < Linux ~ Red Hat Enterprise Linux, CentOS, AlmaLinux
Unix; Unix administration | software | ~ Linux, Solaris, AIX, HP-UX
Solaris; Sun Solaris; Oracle Solaris | software | ~ Linux, AIX, HP-UX, Unix
=AIX; IBM AIX | software | ~ Linux, HP-UX, Unix, Solaris
HP-UX | software | ~ Linux, Unix, Solaris, AIX
Windows Server; Microsoft Windows Server; Windows Server 2016; Windows Server 2019; Windows Server 2012; Windows Server 2022; Windows server administration | software
Microsoft Windows; Windows 10; Windows 11; Windows 7; MS Windows; Windows operating systems; Windows OS; =Windows | software
macOS; Mac OS; Mac OS X; Apple macOS; Mac administration; =OSX | software
Active Directory; Microsoft Active Directory; AD DS; Active Directory administration; AD administration | software | < Windows Server
Group Policy; GPO; Group Policy Objects; group policies | technique | < Active Directory
Microsoft Entra ID; Azure Active Directory; Azure AD; Entra ID; Azure AD Connect | software | ~ Active Directory, identity and access management
Microsoft Exchange; Exchange Server; MS Exchange; Exchange Online; Exchange administration | software
Microsoft 365; Office 365; =O365; =M365; Microsoft Office 365; Office 365 administration; Microsoft 365 administration | software | < Microsoft Office
Google Workspace; =G Suite; GSuite; Google Apps; Google Workspace administration; Google Suite | software | ~ Microsoft 365
SharePoint; Microsoft SharePoint; SharePoint Online; MS SharePoint; SharePoint administration | software | < Microsoft 365
Microsoft Teams; MS Teams; Teams administration | software | ~ Slack, Zoom, Cisco Webex
=Slack | software | ~ Zoom, Cisco Webex, Skype for Business
=Zoom; Zoom meetings; Zoom video | software | ~ Cisco Webex, Skype for Business, Microsoft Teams
Cisco Webex; WebEx | software | ~ Skype for Business, Microsoft Teams, Slack
Skype for Business; =Skype; Microsoft Lync | software | ~ Microsoft Teams, Slack, Zoom
Microsoft Intune; =Intune; Microsoft Endpoint Manager; Intune MDM | software | ~ endpoint management, System Center Configuration Manager, Jamf Pro, AirWatch
System Center Configuration Manager; SCCM; MECM; Microsoft SCCM | software | ~ endpoint management, Jamf Pro, AirWatch, MobileIron
Jamf Pro; =JAMF | software | ~ endpoint management, AirWatch, MobileIron, WSUS
AirWatch; VMware Workspace ONE; Workspace ONE | software | ~ endpoint management, MobileIron, WSUS, Microsoft Intune
MobileIron; Ivanti | software | ~ endpoint management, WSUS, Microsoft Intune, System Center Configuration Manager
WSUS; Windows Server Update Services | software | ~ endpoint management, Microsoft Intune, System Center Configuration Manager, Jamf Pro
Endpoint management; mobile device management; device management; endpoint administration; imaging computers; desktop imaging; device provisioning; laptop imaging | technique
PowerShell; Windows PowerShell; PowerShell scripting | programming-language
Batch scripting; batch files | programming-language
Cloud computing; cloud experience; experience with cloud; cloud technologies; cloud services; cloud infrastructure; public cloud; cloud platforms; hybrid cloud; private cloud; multi-cloud | knowledge
Amazon Web Services; =AWS; AWS cloud; Amazon AWS; AWS services | software | < cloud computing ~ Microsoft Azure, Google Cloud Platform
Microsoft Azure; Azure; Azure cloud; =MS Azure; Azure services; Windows Azure | software | < cloud computing ~ Amazon Web Services, Google Cloud Platform
Google Cloud Platform; =GCP; Google Cloud | software | < cloud computing ~ Amazon Web Services, Microsoft Azure
Oracle Cloud Infrastructure; =OCI; Oracle Cloud | software | < cloud computing ~ IBM Cloud, Alibaba Cloud, DigitalOcean
IBM Cloud; Bluemix; SoftLayer | software | < cloud computing ~ Alibaba Cloud, DigitalOcean, OpenStack
Alibaba Cloud; Aliyun | software | < cloud computing ~ DigitalOcean, OpenStack, OVHcloud
DigitalOcean | software | < cloud computing ~ OpenStack, OVHcloud, Oracle Cloud Infrastructure
OpenStack | software | < cloud computing ~ OVHcloud, Oracle Cloud Infrastructure, IBM Cloud
OVHcloud | software | < cloud computing ~ Oracle Cloud Infrastructure, IBM Cloud, Alibaba Cloud
Amazon EC2; =EC2; AWS EC2; EC2 instances; Auto Scaling groups | tool | < Amazon Web Services
Amazon S3; AWS S3; =S3; S3 buckets | tool | < Amazon Web Services
AWS Lambda; Amazon Lambda; Lambda functions | tool | < Amazon Web Services
Amazon RDS; AWS RDS; =RDS; Amazon Aurora | tool | < Amazon Web Services
Amazon VPC; AWS VPC; =VPC | tool | < Amazon Web Services
AWS IAM; IAM roles | tool | < Amazon Web Services
AWS CloudFormation; CloudFormation | tool | < Amazon Web Services
Amazon CloudWatch; CloudWatch | tool | < Amazon Web Services
AWS CloudTrail | tool | < Amazon Web Services
Amazon ECS; AWS ECS | tool | < Amazon Web Services
Amazon Route 53; Route 53; Route53 | tool | < Amazon Web Services
Amazon CloudFront; CloudFront | tool | < Amazon Web Services
Amazon SQS; =SQS; AWS SQS | tool | < Amazon Web Services
EventBridge | tool | < Amazon Web Services
AWS Elastic Beanstalk; Elastic Beanstalk | tool | < Amazon Web Services
AWS CDK; Cloud Development Kit | tool | < Amazon Web Services
AWS Step Functions; Step Functions | tool | < Amazon Web Services
Amazon API Gateway; AWS API Gateway | tool | < Amazon Web Services
AWS Systems Manager | tool | < Amazon Web Services
AWS CodePipeline; AWS CodeBuild | tool | < Amazon Web Services
Azure Functions | tool | < Microsoft Azure
Azure App Service | tool | < Microsoft Azure
Azure Virtual Machines; Azure VMs | tool | < Microsoft Azure
Azure Monitor; Application Insights; Log Analytics | tool | < Microsoft Azure
Azure Resource Manager; ARM templates; Azure Bicep | tool | < Microsoft Azure
Azure Key Vault | tool | < Microsoft Azure
Azure Virtual Desktop; Windows Virtual Desktop; AVD | tool | < Microsoft Azure
Azure SQL Database; Azure SQL | tool | < Microsoft Azure
Azure Service Bus | tool | < Microsoft Azure
Azure Event Hubs; Event Hubs | tool | < Microsoft Azure
Azure Site Recovery; Azure Backup | tool | < Microsoft Azure
Azure Blob Storage; Azure Storage; Blob Storage | tool | < Microsoft Azure
Azure networking; Azure VNet; Azure Firewall; Azure Front Door | tool | < Microsoft Azure
Google Compute Engine; Compute Engine | tool | < Google Cloud Platform
Google Cloud Functions; Cloud Functions | tool | < Google Cloud Platform
Google Cloud Run; Cloud Run | tool | < Google Cloud Platform
Google Cloud Storage | tool | < Google Cloud Platform
Google Pub/Sub; Cloud Pub/Sub | tool | < Google Cloud Platform
Cloud SQL | tool | < Google Cloud Platform
Cloud Spanner | tool | < Google Cloud Platform
Google App Engine; App Engine | tool | < Google Cloud Platform
Cloud migration; migrating to the cloud; migration to Azure; migration to AWS; on-premises to cloud migration; lift and shift | technique
Cloud architecture; cloud design; AWS Well-Architected; landing zones; cloud solution design; cloud-native architecture; cloud-native | knowledge | < cloud computing
Cloud cost optimisation; cloud cost management; cloud cost optimization | technique
DevOps; DevOps practices; DevOps tools | method
Docker; Docker containers; Docker Compose; Dockerfile; Docker Swarm; containerisation; containerization | tool
Podman; containerd | tool | ~ Docker
Kubernetes; =K8s; k8s clusters; Kubernetes administration; container orchestration | tool | < Docker
Amazon EKS; AWS EKS; =EKS | tool | < Kubernetes ~ Azure Kubernetes Service, Google Kubernetes Engine, Red Hat OpenShift
Azure Kubernetes Service; AKS | tool | < Kubernetes ~ Google Kubernetes Engine, Red Hat OpenShift, Rancher
Google Kubernetes Engine; GKE | tool | < Kubernetes ~ Red Hat OpenShift, Rancher, Amazon EKS
Red Hat OpenShift; OpenShift; OCP | tool | < Kubernetes ~ Rancher, Amazon EKS, Azure Kubernetes Service
=Rancher | tool | < Kubernetes ~ Amazon EKS, Azure Kubernetes Service, Google Kubernetes Engine
=Helm; Helm charts | tool | < Kubernetes ~ Argo CD, Istio, Linkerd
Argo CD; ArgoCD | tool | < Kubernetes ~ Istio, Linkerd, Envoy proxy
Istio; service mesh | tool | < Kubernetes ~ Linkerd, Envoy proxy, Helm
Linkerd | tool | < Kubernetes ~ Envoy proxy, Helm, Argo CD
Envoy proxy | tool | < Kubernetes ~ Helm, Argo CD, Istio
Infrastructure as code; =IaC; infrastructure automation | method
Terraform; HashiCorp Terraform | tool | < infrastructure as code ~ Pulumi
Pulumi | tool | < infrastructure as code ~ Terraform
Ansible; Ansible playbooks; Ansible Tower; Ansible AWX | tool | < infrastructure as code
Puppet configuration; Puppet Enterprise; Puppet modules | tool | < infrastructure as code ~ Ansible, Chef Infra, SaltStack, Vagrant
Chef Infra; Chef cookbooks; Opscode Chef | tool | < infrastructure as code ~ Ansible, SaltStack, Vagrant, HashiCorp Packer
SaltStack; Salt Stack | tool | < infrastructure as code ~ Ansible, Vagrant, HashiCorp Packer, Puppet configuration
Vagrant; HashiCorp Vagrant | tool | < infrastructure as code ~ Ansible, HashiCorp Packer, Puppet configuration, Chef Infra
HashiCorp Packer; =Packer | tool | < infrastructure as code ~ Ansible, Puppet configuration, Chef Infra, SaltStack
HashiCorp Vault; secrets management | tool | ~ HashiCorp Consul
HashiCorp Consul | tool | ~ HashiCorp Vault
Site reliability engineering; =SRE; service level objectives; SLOs; SLIs; error budgets; chaos engineering; toil reduction | method | ~ DevOps
Monitoring and observability; observability; infrastructure monitoring; system monitoring; server monitoring; systems monitoring; application monitoring; application performance monitoring; APM tools | technique
Prometheus; Prometheus monitoring | tool | < monitoring and observability
Grafana; Grafana Loki | tool | < monitoring and observability
Datadog; Data Dog | tool | < monitoring and observability
New Relic; NewRelic | tool | < monitoring and observability
Dynatrace | tool | < monitoring and observability
AppDynamics; App Dynamics | tool | < monitoring and observability
=Nagios; Nagios XI | tool | < monitoring and observability
Zabbix | tool | < monitoring and observability
SolarWinds; SolarWinds Orion | tool | < monitoring and observability
PRTG; PRTG Network Monitor | tool | < monitoring and observability
ELK Stack; Elastic Stack; =ELK | tool | < monitoring and observability
Graylog | tool | < monitoring and observability
Fluentd | tool | < monitoring and observability
OpenTelemetry | tool | < monitoring and observability
Jaeger tracing | tool | < monitoring and observability
PagerDuty | tool | < monitoring and observability
Microsoft SCOM; System Center Operations Manager | tool | < monitoring and observability
Sentry error tracking; Sentry.io | tool | < monitoring and observability
Icinga | tool | < monitoring and observability
Checkmk | tool | < monitoring and observability
=Splunk; Splunk Enterprise; Splunk Enterprise Security; SPL queries; Splunk administration | tool | ~ SIEM, ELK Stack
Virtualisation; virtualization; server virtualisation; virtual machines; server virtualization; hypervisors | technique
VMware; vMotion | software | < virtualisation ~ Hyper-V, KVM, Proxmox
Hyper-V; Microsoft Hyper-V | software | < virtualisation ~ KVM, Proxmox, Citrix
=KVM; libvirt | software | < virtualisation ~ Proxmox, Citrix, VMware Horizon
Proxmox; Proxmox VE | software | < virtualisation ~ Citrix, VMware Horizon, Nutanix
Citrix; Citrix XenApp; Citrix Virtual Apps; Citrix administration | software | < virtualisation ~ VMware Horizon, Nutanix, VirtualBox
VMware Horizon; virtual desktop infrastructure; VDI | software | < virtualisation ~ Nutanix, VirtualBox, VMware NSX
Nutanix; Nutanix AHV; hyperconverged infrastructure; HCI | software | < virtualisation ~ VirtualBox, VMware NSX, VMware
VirtualBox; Oracle VirtualBox | software | < virtualisation ~ VMware NSX, VMware, Hyper-V
VMware NSX; NSX-T | software | < virtualisation, VMware ~ Hyper-V, KVM
Storage administration; SAN storage; storage area networks; =SAN; NAS storage; =NAS; SAN/NAS; enterprise storage; RAID | technique
NetApp; NetApp ONTAP | equipment | < storage administration ~ Dell EMC, Pure Storage, HPE 3PAR
Dell EMC; EMC storage; EMC VNX; Dell EMC PowerStore | equipment | < storage administration ~ Pure Storage, HPE 3PAR, IBM Storwize
Pure Storage | equipment | < storage administration ~ HPE 3PAR, IBM Storwize, Hitachi Vantara
HPE 3PAR | equipment | < storage administration ~ IBM Storwize, Hitachi Vantara, Brocade
IBM Storwize | equipment | < storage administration ~ Hitachi Vantara, Brocade, Ceph storage
Hitachi Vantara | equipment | < storage administration ~ Brocade, Ceph storage, NetApp
Brocade; fibre channel; SAN switches; iSCSI | equipment | < storage administration ~ Ceph storage, NetApp, Dell EMC
Ceph storage | equipment | < storage administration ~ NetApp, Dell EMC, Pure Storage
Backup and recovery; backups; backup management; data backup; backup and restore; data recovery; server backups; backup administration; manage backups; managing backups | duty
Veeam; Veeam Backup | software | < backup and recovery ~ Commvault, Veritas NetBackup, Rubrik
Commvault | software | < backup and recovery ~ Veritas NetBackup, Rubrik, Cohesity
Veritas NetBackup; NetBackup | software | < backup and recovery ~ Rubrik, Cohesity, Acronis
Rubrik | software | < backup and recovery ~ Cohesity, Acronis, Datto
Cohesity | software | < backup and recovery ~ Acronis, Datto, Zerto
Acronis | software | < backup and recovery ~ Datto, Zerto, Veeam
Datto | software | < backup and recovery ~ Zerto, Veeam, Commvault
Zerto | software | < backup and recovery ~ Veeam, Commvault, Veritas NetBackup
Disaster recovery; disaster recovery planning; DR planning; disaster recovery plans; disaster recovery testing; DRP; failover testing | duty
Business continuity; business continuity planning; BCP; business continuity management; crisis management; contingency planning | duty | ~ disaster recovery
Server hardware; blade servers; rack servers; rack and stack; server racking | equipment
Server administration; server management; server maintenance; managing servers; server support; server configuration; server installation; server builds | duty
System administration; systems administration; sysadmin; IT system administration | duty
IT infrastructure; infrastructure management; IT infrastructure management; infrastructure support; managing infrastructure; technology infrastructure; infrastructure design | knowledge
Data centre operations; data center operations; data centre management; data center; data centre; data centre migration; data center management; datacenter | duty
Patch management; patching; server patching; software updates; security patching; OS patching; vulnerability patching | duty
Infrastructure capacity planning; server capacity planning | duty
Networking | knowledge | ~ computer networking, business networking
Computer networking; network technologies; networks; computer networks; data networks; network concepts | knowledge
Network administration; network management; managing networks; network support; network maintenance; LAN administration; network operations | duty | < computer networking
Network design; network architecture; designing networks; network planning; network engineering; network implementation | technique | < computer networking
Network troubleshooting; troubleshooting networks; network diagnostics; connectivity troubleshooting; network issues | technique | < computer networking
=LAN; =WAN; LAN/WAN; local area networks; wide area networks; LAN/WAN administration; LAN and WAN | knowledge | < computer networking
=TCP/IP; TCP IP; IP networking; UDP; internet protocols; IPv4; IPv6 | knowledge | < computer networking
=DNS; DNS administration; domain name system; BIND DNS; DNS management | knowledge | < computer networking
=DHCP; DHCP administration; IP address management; IPAM | knowledge | < computer networking
Subnetting; VLSM; IP addressing; IP subnetting | knowledge | < computer networking
VLAN; VLAN configuration; 802.1Q; inter-VLAN routing | knowledge | < computer networking
=OSPF; dynamic routing; routing protocols; routing protocol configuration | knowledge | < computer networking
=BGP; Border Gateway Protocol | knowledge | < computer networking
MPLS; MPLS VPN; VPLS; L3VPN | knowledge | < computer networking
Spanning Tree Protocol; =STP; RSTP; LACP; EtherChannel | knowledge | < computer networking
Quality of Service networking; network QoS; traffic shaping | knowledge | < computer networking
=NAT; network address translation; access control lists | knowledge | < computer networking
SNMP; NetFlow; syslog; network monitoring; network performance monitoring | knowledge | < computer networking
OSI model; OSI layers | knowledge | < computer networking
=HSRP; VRRP; network redundancy | knowledge | < computer networking
Routing and switching; routers and switches; switching and routing; network switches; Cisco routers; Cisco switches; router configuration; switch configuration; configuring routers | technique | < computer networking
Cisco; Cisco networking; Cisco IOS; Cisco Catalyst; Cisco Nexus; Cisco systems; Cisco equipment | equipment | < computer networking ~ Juniper, Arista, Aruba networks
Juniper; Juniper Networks; JunOS | equipment | < computer networking ~ Arista, Aruba networks, Cisco Meraki
Arista; Arista EOS | equipment | < computer networking ~ Aruba networks, Cisco Meraki, MikroTik
Aruba networks; HPE Aruba; Aruba wireless | equipment | < computer networking ~ Cisco Meraki, MikroTik, Ubiquiti
Cisco Meraki; Meraki | equipment | < computer networking ~ MikroTik, Ubiquiti, Huawei networking
MikroTik; RouterOS | equipment | < computer networking ~ Ubiquiti, Huawei networking, HP ProCurve
Ubiquiti; UniFi | equipment | < computer networking ~ Huawei networking, HP ProCurve, Extreme Networks
Huawei networking; Huawei routers; Huawei switches | equipment | < computer networking ~ HP ProCurve, Extreme Networks, Cisco ACI
HP ProCurve | equipment | < computer networking ~ Extreme Networks, Cisco ACI, Cisco ASA
Extreme Networks | equipment | < computer networking ~ Cisco ACI, Cisco ASA, Cisco
Cisco ACI; Cisco ISE; Cisco DNA Center | equipment | < computer networking ~ Cisco ASA, Cisco, Juniper
Cisco ASA; Cisco Firepower; Cisco FTD | equipment | < computer networking ~ Cisco, Juniper, Arista
SD-WAN; software-defined networking; SDN | technique | < computer networking ~ Cisco Viptela, VeloCloud, Silver Peak
Cisco Viptela | technique | < computer networking ~ VeloCloud, Silver Peak, SD-WAN
VeloCloud | technique | < computer networking ~ Silver Peak, SD-WAN, Cisco Viptela
Silver Peak | technique | < computer networking ~ SD-WAN, Cisco Viptela, VeloCloud
Wireless networking; Wi-Fi; WLAN; wireless LAN; wireless networks; Wi-Fi networks; wireless access points; 802.11; wireless site surveys | technique | < computer networking
=VPN; site-to-site VPN; SSL VPN; virtual private network; VPN configuration | technique | ~ network security
Load balancing; load balancers; A10 load balancer; Kemp load balancers; Citrix NetScaler | technique
Network automation | technique | < computer networking
Wireshark; packet analysis; packet capture; tcpdump; network traffic analysis; protocol analysis | tool | ~ computer networking, GNS3, PuTTY
GNS3 | tool | ~ computer networking, PuTTY, Wireshark
PuTTY | tool | ~ computer networking, Wireshark, GNS3
VoIP; voice over IP; IP telephony; VoIP systems; VoIP phones; PBX systems; PABX | technique
Cisco Unified Communications Manager; CUCM; Cisco Call Manager; Cisco Unity; Cisco UCCX; unified communications | software | < VoIP ~ Avaya, Mitel, 3CX
Avaya; Avaya Aura | software | < VoIP ~ Mitel, 3CX, RingCentral
Mitel | software | < VoIP ~ 3CX, RingCentral, Cisco Unified Communications Manager
3CX | software | < VoIP ~ RingCentral, Cisco Unified Communications Manager, Avaya
RingCentral | software | < VoIP ~ Cisco Unified Communications Manager, Avaya, Mitel
Video conferencing; audio-visual support; video conferencing systems; meeting room technology; AV support | equipment | ~ Polycom, Crestron
Polycom | equipment | ~ Crestron, Video conferencing
Crestron | equipment | ~ Video conferencing, Polycom
Structured cabling; network cabling; Cat5; Cat6; Cat 6; cable termination; patch panels; fibre optic cabling; fiber optic cabling; cable management | technique | ~ Low-voltage systems
Telecommunications; telecom networks; telecoms; telecommunications networks; telecommunications systems | knowledge
LTE; 4G LTE; =4G; mobile networks; RAN; radio access networks | knowledge | < telecommunications ~ Telecommunications engineering
RF engineering; RF planning; RF optimisation; drive testing; RF optimization | knowledge | < telecommunications
Microwave transmission; microwave links; optical networks; transmission networks | knowledge | < telecommunications
GPON; FTTH; FTTx; fibre to the home; OLT configuration | knowledge | < telecommunications
IMS core; EPC core; packet core; SS7; Diameter protocol; core network | knowledge | < telecommunications
IT support; technical support; tech support; IT technical support; technical assistance; ICT support; user support; end-user support; computer support; providing technical support | duty
Help desk support; helpdesk; service desk; IT helpdesk; helpdesk support; IT service desk; help desk; service desk support; first-line support; 1st line support; tier 1 support; level 1 support; L1 support | duty | < IT support ~ Technical support by phone
Second-line support; 2nd line support; tier 2 support; level 2 support; L2 support; deskside support | duty | < IT support ~ Tier 3 support
Tier 3 support; 3rd line support; level 3 support; third line infrastructure support | duty | < IT support ~ Second-line support
Desktop support; desktop troubleshooting; PC support; workstation support; onsite IT support; desk-side support; laptop support | duty | < IT support
Remote support; remote desktop support; remote troubleshooting; remote assistance; Remote Desktop; RDP; BeyondTrust Remote Support | technique | < IT support ~ TeamViewer, AnyDesk, LogMeIn
TeamViewer | technique | < IT support ~ AnyDesk, LogMeIn, Remote support
AnyDesk | technique | < IT support ~ LogMeIn, Remote support, TeamViewer
LogMeIn | technique | < IT support ~ Remote support, TeamViewer, AnyDesk
Hardware troubleshooting; PC repair; computer repair; hardware repair; hardware maintenance; computer hardware; PC hardware; hardware installation; laptop repair; computer maintenance; troubleshooting hardware; hardware and software troubleshooting; computer assembly; PC building | technique
Software installation; installing software; operating system installation; software deployment; OS installation; installing operating systems; application installation; software troubleshooting | technique
Printer support; printer maintenance; printer troubleshooting; printers and scanners; network printers; printer installation | technique
Ticketing systems; ticket management; IT tickets; support tickets; ticket resolution; ticketing tools; trouble tickets; help desk tickets | technique
ServiceNow; Service Now; ServiceNow ITSM; ServiceNow administration | software | ~ ticketing systems, IT service management
BMC Remedy; =Remedy; BMC Helix; Remedy ITSM | software | ~ ticketing systems, IT service management
Zendesk; =Zendesk Support | software | < Ticketing systems ~ IT service management
Freshdesk | software | < Ticketing systems ~ IT service management
Jira Service Management; Jira Service Desk; JSM | software | < Jira ~ ticketing systems, IT service management
ManageEngine; ServiceDesk Plus; ManageEngine ServiceDesk | software | ~ ticketing systems, IT service management
Cherwell | software | ~ ticketing systems, IT service management
HP Service Manager | software | ~ ticketing systems, IT service management
Ivanti Service Manager | software | ~ ticketing systems, IT service management
TOPdesk | software | ~ ticketing systems, IT service management
SysAid | software | ~ ticketing systems, IT service management
ConnectWise; ConnectWise Manage; ConnectWise Automate; RMM tools | software | ~ ticketing systems, IT service management
Autotask | software | ~ ticketing systems, IT service management
Kaseya | software | ~ ticketing systems, IT service management
N-able | software | ~ ticketing systems, IT service management
NinjaOne | software | ~ ticketing systems, IT service management
Spiceworks | software | ~ ticketing systems, IT service management
osTicket | software | ~ ticketing systems, IT service management
GLPI | software | ~ ticketing systems, IT service management
IT service management; ITSM; IT service delivery; ICT service management; IT services | method
=ITIL; ITIL v3; ITIL 4; ITIL framework; ITIL Foundation; ITIL certified; ITIL V4 Foundation; ITIL Foundation Certificate; ITIL Expert | certificate | < IT service management
IT incident management; incident management; incident resolution; major incident management; major incidents | duty | < IT service management
Problem management; ITIL problem management | duty | < IT service management
IT change management; change control; change advisory board; CAB meetings | duty | < IT service management
Service level agreements; SLA; SLA management; service level management; SLA compliance | duty | < IT service management
Configuration management database; CMDB; IT asset management; ITAM; IT asset tracking; hardware asset management; software asset management | duty | < IT service management
Software licensing; software licence management | duty | < IT service management
Knowledge base articles; knowledge base management; writing knowledge articles; IT documentation; IT knowledge management | duty | < IT service management
User account management; account administration; user provisioning; password resets; creating user accounts; user accounts; account creation; user administration | duty
IT onboarding; setting up workstations; workstation setup; laptop setup; computer setup; PC setup; equipment setup | duty
IT procurement; hardware procurement; IT vendor management; technology procurement; IT purchasing | duty | ~ IT budgeting
IT budgeting; IT budget management | duty | ~ IT procurement
IT project management; managing IT projects; technology project management; IT projects; IT project delivery; infrastructure projects; IT rollouts; system upgrades | duty
IT training; user training; training end users; training users on software; end user training; IT user training | duty
IT strategy; technology strategy; IT roadmaps; technology roadmaps; IT leadership; IT governance; IT operations management; IT management | knowledge | ~ COBIT
COBIT; COBIT 5; COBIT 2019 | knowledge | ~ IT strategy
IT audits; IT general controls; ITGC; information systems auditing; IT compliance; ITGC testing | technique
Microsoft Office; MS Office; Microsoft Office Suite; Office suite; MS Office Suite; Microsoft Office applications; Office applications; computer literate | software
Microsoft Word; MS Word; =Word | software | ~ Microsoft Office
Microsoft PowerPoint; =PowerPoint; PPT; MS PowerPoint; Power Point | software | ~ Microsoft Office
Microsoft Outlook; =Outlook; MS Outlook | software | ~ Microsoft Office
Microsoft OneNote; OneNote | software | ~ Microsoft Office
Microsoft Visio; =Visio; MS Visio | software | ~ Microsoft Office
Microsoft Publisher; MS Publisher | software | ~ Microsoft Office
OneDrive; Microsoft OneDrive | software | ~ Microsoft Office, SharePoint
Dropbox | software | ~ Microsoft Office
Google Drive | software | ~ Microsoft Office
LibreOffice; OpenOffice; Apache OpenOffice | software | ~ Microsoft Office
Google Docs; Google Slides; Google Forms | software | < Google Workspace ~ Microsoft Office
Cybersecurity; cyber security; IT security; computer security; cyber defence; cyber defense; ICT security | knowledge
Information security; infosec; information assurance; information security management; data security; ISMS | knowledge | ~ cybersecurity
Network security; securing networks; network defence; perimeter security; network access control; =NAC; network security architecture | knowledge | < cybersecurity
Cloud security; AWS security; Azure security; cloud security posture management; CSPM; CASB | knowledge | < cybersecurity ~ Prisma Cloud
Prisma Cloud; Wiz cloud security | knowledge | < cybersecurity ~ Cloud security
Application security; AppSec; web application security; SAST; DAST; application security testing; software composition analysis; API security | knowledge | < cybersecurity ~ Veracode, Snyk
Veracode | knowledge | < cybersecurity ~ Snyk, Application security
Snyk | knowledge | < cybersecurity ~ Application security, Veracode
Endpoint security; endpoint protection; antivirus; anti-virus; antivirus software; EDR; endpoint detection and response; XDR | technique | < cybersecurity
CrowdStrike; CrowdStrike Falcon | software | < endpoint security ~ Microsoft Defender, SentinelOne, Carbon Black
Microsoft Defender; Microsoft Defender for Endpoint; Defender ATP; Microsoft 365 Defender | software | < endpoint security ~ SentinelOne, Carbon Black, Symantec Endpoint Protection
SentinelOne; Sentinel One | software | < endpoint security ~ Carbon Black, Symantec Endpoint Protection, McAfee
Carbon Black; VMware Carbon Black | software | < endpoint security ~ Symantec Endpoint Protection, McAfee, Sophos
Symantec Endpoint Protection; Symantec | software | < endpoint security ~ McAfee, Sophos, Trend Micro
McAfee; McAfee ePO | software | < endpoint security ~ Sophos, Trend Micro, Kaspersky
Sophos | software | < endpoint security ~ Trend Micro, Kaspersky, ESET
Trend Micro | software | < endpoint security ~ Kaspersky, ESET, Bitdefender
Kaspersky | software | < endpoint security ~ ESET, Bitdefender, CrowdStrike
ESET | software | < endpoint security ~ Bitdefender, CrowdStrike, Microsoft Defender
Bitdefender | software | < endpoint security ~ CrowdStrike, Microsoft Defender, SentinelOne
SIEM; security information and event management; SIEM tools; log analysis; log management; security log analysis | technique | < cybersecurity
IBM QRadar; QRadar | software | < SIEM ~ Microsoft Sentinel, ArcSight, LogRhythm
Microsoft Sentinel; Azure Sentinel | software | < SIEM ~ ArcSight, LogRhythm, AlienVault
ArcSight | software | < SIEM ~ LogRhythm, AlienVault, Wazuh
LogRhythm | software | < SIEM ~ AlienVault, Wazuh, Cortex XSOAR
AlienVault | software | < SIEM ~ Wazuh, Cortex XSOAR, IBM QRadar
Wazuh | software | < SIEM ~ Cortex XSOAR, IBM QRadar, Microsoft Sentinel
Cortex XSOAR; SOAR; security orchestration | software | < SIEM ~ IBM QRadar, Microsoft Sentinel, ArcSight
Security operations; SOC operations; security operations centre; security operations center; security monitoring; SOC monitoring; alert triage; security event monitoring; security alerts | duty | < cybersecurity
Incident response; security incident response; cyber incident response; incident handling; security incidents; breach response; security incident management | technique | < cybersecurity
Threat hunting | technique | < cybersecurity ~ Threat intelligence, Threat modelling, Malware analysis
Threat intelligence; cyber threat intelligence; CTI; threat analysis; MISP | technique | < cybersecurity ~ Threat modelling, Malware analysis, IDA Pro
Threat modelling; threat modeling; STRIDE; attack surface analysis | technique | < cybersecurity ~ Malware analysis, IDA Pro, Ghidra
Malware analysis; reverse engineering malware; malware reverse engineering; YARA rules; sandbox analysis | technique | < cybersecurity ~ IDA Pro, Ghidra, Digital forensics
IDA Pro | technique | < cybersecurity ~ Ghidra, Digital forensics, EnCase
Ghidra | technique | < cybersecurity ~ Digital forensics, EnCase, FTK
Digital forensics; computer forensics; cyber forensics; forensic imaging; Autopsy forensics; memory forensics | technique | < cybersecurity ~ EnCase, FTK, Cellebrite
EnCase | technique | < cybersecurity ~ FTK, Cellebrite, MITRE ATT&CK
FTK | technique | < cybersecurity ~ Cellebrite, MITRE ATT&CK, Threat hunting
Cellebrite | technique | < cybersecurity ~ MITRE ATT&CK, Threat hunting, Threat intelligence
MITRE ATT&CK; ATT&CK framework; cyber kill chain | technique | < cybersecurity ~ Threat hunting, Threat intelligence, Threat modelling
Penetration testing; pen testing; pentesting; ethical hacking; penetration tests; pentest; offensive security; web application penetration testing; network penetration testing | technique | < cybersecurity
Red teaming; red team operations; adversary simulation; purple teaming | technique | < penetration testing ~ Social engineering testing, Bug bounty
Social engineering testing; phishing simulations | technique | < penetration testing ~ Bug bounty, Red teaming
Bug bounty; capture the flag; =CTF; Hack The Box; TryHackMe | technique | < penetration testing ~ Red teaming, Social engineering testing
=Metasploit; Metasploit Framework | tool | < penetration testing ~ Burp Suite, Nmap, OWASP ZAP
Burp Suite; BurpSuite | tool | < penetration testing ~ Nmap, OWASP ZAP, Cobalt Strike
=Nmap; Zenmap | tool | < penetration testing ~ OWASP ZAP, Cobalt Strike, BloodHound
OWASP ZAP; Zed Attack Proxy | tool | < penetration testing ~ Cobalt Strike, BloodHound, Mimikatz
Cobalt Strike | tool | < penetration testing ~ BloodHound, Mimikatz, Kali
BloodHound | tool | < penetration testing ~ Mimikatz, Kali, Aircrack-ng
Mimikatz | tool | < penetration testing ~ Kali, Aircrack-ng, Hashcat
=Kali; Kali Linux tools | tool | < penetration testing ~ Aircrack-ng, Hashcat, SQLmap
Aircrack-ng | tool | < penetration testing ~ Hashcat, SQLmap, Metasploit
Hashcat | tool | < penetration testing ~ SQLmap, Metasploit, Burp Suite
SQLmap | tool | < penetration testing ~ Metasploit, Burp Suite, Nmap
Vulnerability management; vulnerability assessment; vulnerability scanning; vulnerability remediation; vulnerability analysis; VAPT; vulnerability scans | technique | < cybersecurity
=Nessus; Tenable Nessus; Tenable; Tenable.io | tool | < vulnerability management ~ Qualys, Rapid7, OpenVAS
Qualys; QualysGuard | tool | < vulnerability management ~ Rapid7, OpenVAS, Nessus
Rapid7; Nexpose; InsightVM | tool | < vulnerability management ~ OpenVAS, Nessus, Qualys
OpenVAS | tool | < vulnerability management ~ Nessus, Qualys, Rapid7
Firewalls; firewall administration; firewall management; firewall configuration; firewall rules; next-generation firewalls; NGFW | technique | < network security
Palo Alto firewalls; Palo Alto Networks; PAN-OS; Palo Alto; Panorama firewall | equipment | < firewalls ~ Fortinet, Check Point firewall, SonicWall
Fortinet; FortiGate; Fortigate firewall; FortiManager; FortiAnalyzer | equipment | < firewalls ~ Check Point firewall, SonicWall, WatchGuard
Check Point firewall; Checkpoint firewall; Check Point | equipment | < firewalls ~ SonicWall, WatchGuard, Barracuda firewall
SonicWall | equipment | < firewalls ~ WatchGuard, Barracuda firewall, pfSense
WatchGuard | equipment | < firewalls ~ Barracuda firewall, pfSense, OPNsense
Barracuda firewall | equipment | < firewalls ~ pfSense, OPNsense, iptables
pfSense; UFW | equipment | < firewalls ~ OPNsense, iptables, Zscaler
OPNsense | equipment | < firewalls ~ iptables, Zscaler, Netskope
iptables | equipment | < firewalls ~ Zscaler, Netskope, Palo Alto firewalls
Zscaler; ZIA; ZPA; secure web gateway; SASE | equipment | < firewalls ~ Netskope, Palo Alto firewalls, Fortinet
Netskope | equipment | < firewalls ~ Palo Alto firewalls, Fortinet, Check Point firewall
Intrusion detection; IDS/IPS; IPS/IDS; intrusion prevention; intrusion detection systems | technique | < network security ~ Snort, Suricata, Zeek
=Snort | technique | < network security ~ Suricata, Zeek, Intrusion detection
Suricata | technique | < network security ~ Zeek, Intrusion detection, Snort
Zeek | technique | < network security ~ Intrusion detection, Snort, Suricata
Web application firewall; WAF; DDoS mitigation; DDoS protection | tool | < application security ~ Cloudflare, Akamai, Imperva
Cloudflare | tool | < application security ~ Akamai, Imperva, Web application firewall
Akamai | tool | < application security ~ Imperva, Web application firewall, Cloudflare
Imperva | tool | < application security ~ Web application firewall, Cloudflare, Akamai
Identity and access management; identity management; access management; IAM; identity governance; access reviews; role-based access control; RBAC; user access reviews | technique | < cybersecurity
=Okta; Okta SSO | software | < identity and access management ~ SailPoint, Ping Identity, ForgeRock
SailPoint; SailPoint IdentityIQ | software | < identity and access management ~ Ping Identity, ForgeRock, OneLogin
Ping Identity; PingFederate | software | < identity and access management ~ ForgeRock, OneLogin, CyberArk
ForgeRock | software | < identity and access management ~ OneLogin, CyberArk, BeyondTrust
OneLogin | software | < identity and access management ~ CyberArk, BeyondTrust, Single sign-on
CyberArk; privileged access management; PAM tools | software | < identity and access management ~ BeyondTrust, Single sign-on, ADFS
BeyondTrust | software | < identity and access management ~ Single sign-on, ADFS, LDAP
Single sign-on; SSO | software | < identity and access management ~ ADFS, LDAP, Kerberos
ADFS | software | < identity and access management ~ LDAP, Kerberos, Multi-factor authentication
LDAP | software | < identity and access management ~ Kerberos, Multi-factor authentication, Okta
Kerberos | software | < identity and access management ~ Multi-factor authentication, Okta, SailPoint
Multi-factor authentication; MFA; two-factor authentication; 2FA | software | < identity and access management ~ Okta, SailPoint, Ping Identity
Data loss prevention; DLP policies | technique | < cybersecurity
Forcepoint | technique | < cybersecurity
Email security; SPF DKIM DMARC; DMARC; email gateways; phishing analysis | technique | < cybersecurity
Proofpoint | technique | < cybersecurity
Mimecast | technique | < cybersecurity
Zero trust; zero trust architecture; zero trust security; microsegmentation | technique | < cybersecurity
Public key infrastructure; SSL certificates; TLS; SSL/TLS; certificate management; digital certificates | technique | < cybersecurity
Security hardening; system hardening; server hardening | technique | < cybersecurity
Security architecture; security design; secure architecture; security engineering; SABSA | knowledge | < cybersecurity
Security awareness training; cyber awareness; security awareness; security training programmes | duty | < cybersecurity
OT security; ICS security; SCADA security; IEC 62443; industrial control systems security | knowledge | < cybersecurity
ISO 27001; ISO/IEC 27001; ISO27001; ISO 27001 compliance; ISO 27002; ISO 27001 Lead Auditor; ISO 27001 Lead Implementer | standard | ~ information security
NIST Cybersecurity Framework; NIST CSF; NIST; NIST 800-53; NIST SP 800-53; NIST 800-171; Risk Management Framework | standard | ~ information security
PCI DSS; PCI compliance | standard | ~ information security, Payment processing
SOC 2; SOC2; SOC 2 Type II; SSAE 18 | standard | ~ information security
Cyber Essentials; Cyber Essentials Plus | standard | ~ information security
FedRAMP; ATO process | standard | ~ information security
FISMA | standard | ~ information security
CMMC | standard | ~ information security
NIS2; NIS 2 Directive | standard | ~ information security
HITRUST | standard | ~ information security
Cyber risk management; information security risk assessment; IT risk management; security risk assessments; cyber risk; technology risk; IT risk; security risk analysis; third-party security risk | knowledge | < information security ~ Governance risk and compliance, Security policies, Security audits
Governance risk and compliance; GRC; governance, risk and compliance; IT GRC; security governance | knowledge | < information security ~ Security policies, Security audits, Cyber risk management
Security policies; information security policies; security policy development; security standards and procedures | knowledge | < information security ~ Security audits, Cyber risk management, Governance risk and compliance
Security audits; security auditing; cyber audits; security assessments; security reviews | knowledge | < information security ~ Cyber risk management, Governance risk and compliance, Security policies
Physical access systems; CCTV systems; access control systems; IP cameras; card access systems; biometric access | equipment
CompTIA A+; =A+; CompTIA A+ certified; A+ certification | certificate | ~ CompTIA Network+, CompTIA Security+, CompTIA Linux+
CompTIA Network+; =Network+; CompTIA N+ | certificate | ~ CompTIA Security+, CompTIA Linux+, CompTIA Server+
CompTIA Security+; =Security+; Sec+; Security+ CE | certificate | ~ CompTIA Linux+, CompTIA Server+, CompTIA CySA+
CompTIA Linux+; Linux+ | certificate | ~ CompTIA Server+, CompTIA CySA+, CompTIA PenTest+
CompTIA Server+; CompTIA Cloud+; CompTIA Project+ | certificate | ~ CompTIA CySA+, CompTIA PenTest+, CompTIA CASP+
CompTIA CySA+; CySA+ | certificate | ~ CompTIA PenTest+, CompTIA CASP+, CompTIA A+
CompTIA PenTest+; PenTest+ | certificate | ~ CompTIA CASP+, CompTIA A+, CompTIA Network+
CompTIA CASP+; CASP+; CompTIA SecurityX | certificate | ~ CompTIA A+, CompTIA Network+, CompTIA Security+
CCNA; Cisco Certified Network Associate; CCNA Routing and Switching; Cisco CCNA; CCNA R&S | certificate | < computer networking ~ CCNP, CCIE, CCENT
CCNP; Cisco Certified Network Professional; CCNP Enterprise; CCNP Routing and Switching; CCNP Security | certificate | < computer networking ~ CCIE, CCENT, JNCIA
CCIE; Cisco Certified Internetwork Expert | certificate | < computer networking ~ CCENT, JNCIA, CCNA Security
CCENT; CCT certification | certificate | < computer networking ~ JNCIA, CCNA Security, Fortinet NSE
JNCIA; Juniper certified | certificate | < computer networking ~ CCNA Security, Fortinet NSE, PCNSE
CCNA Security; CyberOps Associate; CCNA CyberOps | certificate | < computer networking ~ Fortinet NSE, PCNSE, CCNA
Fortinet NSE; NSE4; NSE 4; NSE7; Fortinet Certified | certificate | < computer networking ~ PCNSE, CCNA, CCNP
PCNSE; Palo Alto certified | certificate | < computer networking ~ CCNA, CCNP, CCIE
CISSP; Certified Information Systems Security Professional | certificate | < information security ~ CISM, CISA, CRISC
CISM; Certified Information Security Manager | certificate | < information security ~ CISA, CRISC, CCSP
CISA; Certified Information Systems Auditor | certificate | < information security ~ CRISC, CCSP, SSCP
CRISC; Certified in Risk and Information Systems Control | certificate | < information security ~ CCSP, SSCP, GIAC
CCSP; Certified Cloud Security Professional | certificate | < information security ~ SSCP, GIAC, CGEIT
SSCP; ISC2 Certified in Cybersecurity; ISC2 CC | certificate | < information security ~ GIAC, CGEIT, CISSP
GIAC; GIAC Security Essentials; SANS certification | certificate | < information security ~ CGEIT, CISSP, CISM
CGEIT | certificate | < information security ~ CISSP, CISM, CISA
Certified Ethical Hacker; EC-Council CEH; CEH; CEH v11; CEH v12 | certificate | < penetration testing ~ OSCP, eJPT, CREST CRT
OSCP; Offensive Security Certified Professional | certificate | < penetration testing ~ eJPT, CREST CRT, CHFI
eJPT | certificate | < penetration testing ~ CREST CRT, CHFI, EC-Council Certified SOC Analyst
CREST CRT; CREST registered | certificate | < penetration testing ~ CHFI, EC-Council Certified SOC Analyst, Certified Ethical Hacker
CHFI; Computer Hacking Forensic Investigator | certificate | < penetration testing ~ EC-Council Certified SOC Analyst, Certified Ethical Hacker, OSCP
EC-Council Certified SOC Analyst; CSA certification; ECSA | certificate | < penetration testing ~ Certified Ethical Hacker, OSCP, eJPT
AWS Certified Solutions Architect; AWS Solutions Architect Associate; AWS Certified Solutions Architect Associate; AWS Certified Solutions Architect Professional; SAA-C03 | certificate | < Amazon Web Services
AWS Certified Cloud Practitioner; AWS Cloud Practitioner; CLF-C02 | certificate | < Amazon Web Services
AWS Certified Developer; AWS Certified Developer Associate | certificate | < Amazon Web Services
AWS Certified SysOps Administrator; AWS SysOps Administrator | certificate | < Amazon Web Services
AWS Certified DevOps Engineer; AWS DevOps Engineer Professional | certificate | < Amazon Web Services
AWS Certified Security Specialty; AWS Security Specialty | certificate | < Amazon Web Services
Azure Fundamentals; AZ-900; Microsoft Azure Fundamentals | certificate | < Microsoft Azure ~ Azure Administrator Associate, Azure Solutions Architect Expert, Azure DevOps Engineer Expert
Azure Administrator Associate; AZ-104; AZ-103; Microsoft Certified Azure Administrator; Azure Administrator certification | certificate | < Microsoft Azure ~ Azure Solutions Architect Expert, Azure DevOps Engineer Expert, Azure Security Engineer Associate
Azure Solutions Architect Expert; AZ-305; AZ-303; AZ-304; Microsoft Certified Azure Solutions Architect | certificate | < Microsoft Azure ~ Azure DevOps Engineer Expert, Azure Security Engineer Associate, Azure Fundamentals
Azure DevOps Engineer Expert; AZ-400 | certificate | < Microsoft Azure ~ Azure Security Engineer Associate, Azure Fundamentals, Azure Administrator Associate
Azure Security Engineer Associate; AZ-500; Microsoft Security Operations Analyst | certificate | < Microsoft Azure ~ Azure Fundamentals, Azure Administrator Associate, Azure Solutions Architect Expert
Google Cloud Associate Cloud Engineer; Google Associate Cloud Engineer; Google Professional Cloud Architect; Google Cloud Certified | certificate | ~ Google IT Support Certificate, Google Cybersecurity Certificate
Google IT Support Certificate; Google IT Support Professional Certificate | certificate | ~ Google Cybersecurity Certificate, Google Cloud Associate Cloud Engineer
Google Cybersecurity Certificate; Google Cybersecurity Professional Certificate | certificate | ~ Google Cloud Associate Cloud Engineer, Google IT Support Certificate
Certified Kubernetes Administrator; CKA | certificate | < Kubernetes ~ Certified Kubernetes Application Developer, Certified Kubernetes Security Specialist, HashiCorp Certified Terraform Associate
Certified Kubernetes Application Developer; CKAD | certificate | < Kubernetes ~ Certified Kubernetes Security Specialist, HashiCorp Certified Terraform Associate, Docker Certified Associate
Certified Kubernetes Security Specialist; CKS | certificate | < Kubernetes ~ HashiCorp Certified Terraform Associate, Docker Certified Associate, Certified Kubernetes Administrator
HashiCorp Certified Terraform Associate; Terraform Associate | certificate | < Kubernetes ~ Docker Certified Associate, Certified Kubernetes Administrator, Certified Kubernetes Application Developer
Docker Certified Associate | certificate | < Kubernetes ~ Certified Kubernetes Administrator, Certified Kubernetes Application Developer, Certified Kubernetes Security Specialist
RHCSA; Red Hat Certified System Administrator | certificate | < Linux ~ RHCE, LPIC-1
RHCE; Red Hat Certified Engineer | certificate | < Linux ~ LPIC-1, RHCSA
LPIC-1; LPIC; LPIC-2; Linux Professional Institute; LFCS | certificate | < Linux ~ RHCSA, RHCE
MCSE; Microsoft Certified Systems Engineer; Microsoft Certified Solutions Expert | certificate | ~ MCSA, MCP certification, Microsoft 365 Certified
MCSA; Microsoft Certified Solutions Associate; Microsoft Certified Systems Administrator | certificate | ~ MCP certification, Microsoft 365 Certified, Microsoft Office Specialist
MCP certification; Microsoft Certified Professional | certificate | ~ Microsoft 365 Certified, Microsoft Office Specialist, ECDL
Microsoft 365 Certified; MS-900; MD-102; MS-102; Modern Desktop Administrator; MD-100 | certificate | ~ Microsoft Office Specialist, ECDL, MCSE
Microsoft Office Specialist; =MOS; MOS certification; Microsoft Office Specialist certification | certificate | ~ ECDL, MCSE, MCSA
ECDL; ICDL; European Computer Driving Licence; International Computer Driving Licence | certificate | ~ MCSE, MCSA, MCP certification
VMware Certified Professional; VCP; VCP-DCV; VCP6 | certificate | ~ Citrix Certified Administrator, HDI certification, ServiceNow Certified System Administrator
Citrix Certified Administrator; CCA-V; CCP-V | certificate | ~ HDI certification, ServiceNow Certified System Administrator, Nutanix Certified Professional
HDI certification; HDI Support Center Analyst; HDI Desktop Support Technician | certificate | ~ ServiceNow Certified System Administrator, Nutanix Certified Professional, VMware Certified Professional
ServiceNow Certified System Administrator; ServiceNow CSA | certificate | ~ Nutanix Certified Professional, VMware Certified Professional, Citrix Certified Administrator
Nutanix Certified Professional; Veeam Certified Engineer | certificate | ~ VMware Certified Professional, Citrix Certified Administrator, HDI certification
VLAN trunking protocol; =VTP | standard | ~ VLAN
Rapid spanning tree; rapid spanning tree protocol | standard
Dynamic multipoint VPN; DMVPN | standard
Generic routing encapsulation; GRE tunnels; GRE tunnel | standard
Link aggregation; port channel | technique
Prefix lists; route maps; route filtering | technique
Trivial file transfer protocol; TFTP | standard
Network time protocol; NTP configuration | standard
Simple network management protocol; SNMP monitoring | standard
Out-of-band management; iDRAC; =iLO; IPMI | tool
Exchange mailbox migration; mailbox migration; mail migration | technique
System Center Orchestrator; SCOrch | software
System Center Service Manager | software | ~ ServiceNow
System Center Virtual Machine Manager; SCVMM; Virtual Machine Manager | software | ~ Hyper-V
System Center Data Protection Manager; SCDPM | software | < backup and recovery ~ Veeam
Veritas Cluster Server | software | ~ Veritas NetBackup
IBM Tivoli; Tivoli; Tivoli Storage Manager; Tivoli Monitoring; IBM Spectrum Protect | software | ~ Veritas NetBackup
VMware Site Recovery Manager; Site Recovery Manager | software | < VMware
Oracle Identity Manager; IBM Security Identity Manager; Microsoft Identity Manager; Forefront Identity Manager | software | < identity and access management
Windows Deployment Services; WDS imaging | software
Hyper-V failover clusters; failover clustering; Windows clustering | technique
Backup rotation; tape backup; backup tapes | technique
Certificate authority administration; PKI administration; issuing TLS certificates | technique
Honeypots; deception technology | technique
GSM; 2G; GSM networks | standard | < Telecommunications ~ LTE
Rocky Linux | software | ~ CentOS
VBScript | programming-language | ~ Batch scripting
AutoHotkey | programming-language | ~ Batch scripting
Linode | software | ~ DigitalOcean
Hetzner Cloud | software | ~ DigitalOcean
AWS Fargate; Fargate | tool | < Amazon ECS
AWS SNS; Amazon SNS | tool | ~ Amazon SQS
CodeDeploy; AWS CodeDeploy | tool | ~ AWS Systems Manager
Logic Apps; Azure Logic Apps | tool | ~ Azure Functions
ExpressRoute | tool | < Azure networking
FinOps | method | < Cloud cost optimisation
Buildah | tool | ~ Podman
K3s | tool | ~ Rancher
HashiCorp Nomad | tool | ~ Rancher
Kustomize | tool | ~ Helm
Flux CD; FluxCD | tool | ~ Argo CD
GitOps | method | ~ Infrastructure as code
OpenTofu | tool | ~ Terraform
Terragrunt | tool | ~ Terraform
Alertmanager | tool | ~ Prometheus
=Thanos | tool | ~ Prometheus
Logstash | tool | < ELK Stack
Kibana | tool | < ELK Stack
Filebeat | tool | < ELK Stack
Fluent Bit | tool | ~ Graylog
Zipkin | tool | ~ OpenTelemetry
Opsgenie | tool | ~ PagerDuty
vSphere; VMware vSphere | software | < VMware
ESXi; VMware ESXi | software | < VMware
vCenter; VMware vCenter | software | < VMware
QEMU | software | ~ KVM
oVirt | software | ~ KVM
XenDesktop | software | < Citrix
XenApp | software | < Citrix
NetScaler; Citrix ADC | software | < Citrix
VMware vSAN; vSAN | software | < VMware ~ Nutanix
VxRail | software | ~ Nutanix
VMware Workstation | software | < VMware ~ VirtualBox
GlusterFS | software | ~ Ceph storage
Backup Exec; Symantec Backup Exec | software | ~ Veritas NetBackup
HP ProLiant; HPE servers | equipment | < Server hardware
Dell PowerEdge | equipment | < Server hardware
Cisco UCS | equipment | < Server hardware
ISO 22301 | standard | < Business continuity
Infoblox | software | ~ DHCP
EIGRP | standard | ~ OSPF
IS-IS | standard | ~ OSPF
ClearPass | software | ~ Aruba networks
Ruckus wireless; Ruckus | equipment | ~ HP ProCurve
IPsec | technique | < VPN
WireGuard | technique | < VPN
OpenVPN | technique | < VPN
Cisco AnyConnect | technique | < VPN
F5; F5 BIG-IP; BIG-IP LTM; F5 Networks | equipment | < Load balancing
Netmiko | tool | < Network automation
NAPALM | tool | < Network automation
Nornir | tool | < Network automation
Cisco NSO | tool | < Network automation
Cisco Packet Tracer; Packet Tracer | tool | ~ GNS3
EVE-NG | tool | ~ GNS3
=SSH; secure shell | standard | ~ PuTTY
SFTP | standard | ~ PuTTY
FTP | standard | ~ PuTTY
Telnet | standard | ~ PuTTY
SecureCRT | tool | ~ PuTTY
SIP protocol; SIP trunking | standard | < VoIP
Asterisk PBX | software | < VoIP
=5G; 5G NR | standard | ~ LTE
UMTS | standard | ~ LTE
SDH; SONET | standard | ~ Microwave transmission
DWDM | standard | ~ Microwave transmission
Freshservice | software | ~ Freshdesk
Bomgar | software | < Remote support
ConnectWise Control | software | < Remote support, ConnectWise
Empire C2 | tool | ~ Cobalt Strike
John the Ripper | tool | ~ Kali
Hydra password tool | tool | ~ Kali
Cortex XDR | software | ~ Carbon Black
Trellix | software | ~ Symantec Endpoint Protection
Elastic Security | software | ~ ArcSight
Chronicle SIEM | software | ~ ArcSight
Splunk SOAR | software | < Splunk ~ Cortex XSOAR
KQL; Kusto Query Language | programming-language | ~ Microsoft Sentinel
AWS GuardDuty; GuardDuty | tool | < Cloud security
Sophos XG | equipment | ~ SonicWall
Delinea | software | ~ CyberArk
Duo Security | software | < Multi-factor authentication
Symantec DLP | software | < Data loss prevention
Microsoft Purview DLP | software | < Data loss prevention
AWS WAF | tool | < Web application firewall
RSA Archer | software | < Governance risk and compliance
CIS benchmarks | standard | < Security hardening
DISA STIGs; STIG | standard | < Security hardening
DORA regulation; Digital Operational Resilience Act | standard | ~ NIS2
OSWE | certificate | ~ OSCP
OSEP | certificate | ~ OSCP
GCIH | certificate | < GIAC
GSEC | certificate | < GIAC
GCIA | certificate | < GIAC
GPEN | certificate | < GIAC
GCFA | certificate | < GIAC
eCPPT | certificate | ~ eJPT
SC-200 | certificate | ~ Azure Security Engineer Associate
SC-900 | certificate | ~ Azure Security Engineer Associate
SC-300 | certificate | ~ Azure Security Engineer Associate
PCNSA | certificate | ~ PCNSE
JNCIS | certificate | ~ JNCIA
JNCIP | certificate | ~ JNCIA
MCITP; Microsoft Certified IT Professional | certificate | ~ MCP certification
MCTS | certificate | ~ MCP certification
VMCE | certificate | ~ Nutanix Certified Professional

# titles
System administrator; systems administrator; sysadmin; IT administrator; IT systems administrator; server administrator; ICT administrator; systems admin; IT admin | mid | ~ network administrator
Senior system administrator; senior systems administrator; sr. systems administrator; senior IT administrator; lead systems administrator | senior | ~ system administrator
Junior system administrator; junior systems administrator; junior IT administrator; assistant system administrator; trainee system administrator; associate systems administrator | junior | ~ system administrator
Linux administrator; Linux system administrator; Unix administrator; Linux engineer; Linux systems engineer; Linux systems administrator; Unix system administrator | mid | ~ system administrator, Windows administrator, VMware administrator, Microsoft 365 administrator
Windows administrator; Windows system administrator; Windows server administrator; Windows engineer; Wintel engineer; Wintel administrator | mid | ~ system administrator, VMware administrator, Microsoft 365 administrator, SharePoint administrator
VMware administrator; virtualisation engineer; VMware engineer; virtualization engineer; Citrix administrator; Citrix engineer | mid | ~ system administrator, Microsoft 365 administrator, SharePoint administrator, Linux administrator
Storage engineer; storage administrator; backup administrator; backup engineer; SAN administrator | mid | ~ system administrator, Messaging engineer
Microsoft 365 administrator; Office 365 administrator; Exchange administrator | mid | ~ system administrator, SharePoint administrator, Linux administrator, Windows administrator
Messaging engineer; M365 engineer | mid | ~ system administrator, Storage engineer
SharePoint administrator | mid | ~ system administrator, Linux administrator, Windows administrator, VMware administrator
Systems engineer; IT systems engineer; infrastructure engineer; IT engineer; IT infrastructure engineer; infrastructure specialist; server engineer; ICT engineer; infrastructure analyst; systems specialist | mid | ~ system administrator
Senior systems engineer; senior infrastructure engineer; lead systems engineer; senior IT engineer; lead infrastructure engineer; principal systems engineer; principal infrastructure engineer | senior | ~ systems engineer
Network administrator; LAN administrator; network and systems administrator; network/system administrator; systems and network administrator; IT network administrator; network admin | mid | ~ network engineer
Network engineer; network security and infrastructure engineer; IP network engineer; LAN/WAN engineer; data network engineer; network specialist; network support engineer; network analyst; Cisco engineer; network operations engineer; IT network engineer | mid | ~ network administrator, Wireless engineer
Wireless engineer | mid | ~ network administrator, Network engineer
Senior network engineer; lead network engineer; senior network administrator; principal network engineer; sr. network engineer; network consultant; senior network specialist | senior | ~ network engineer
Junior network engineer; junior network administrator; network technician; network support technician; NOC technician; trainee network engineer; assistant network engineer | junior | ~ network engineer
Network intern | intern | ~ Junior network engineer
Network architect; network solutions architect; senior network architect; infrastructure architect; network design engineer | lead | ~ senior network engineer
Network manager; network operations manager; NOC manager; network services manager; network team lead | manager
Head of networks | director | ~ Network manager
NOC engineer; network operations center engineer; NOC analyst; network operations centre analyst; NOC operator; network monitoring engineer | mid | ~ network engineer
Cloud engineer; AWS engineer; Azure engineer; cloud infrastructure engineer; cloud operations engineer; cloud administrator; AWS cloud engineer; Azure administrator; cloud support engineer; cloud specialist; GCP engineer; cloud systems engineer; cloud platform engineer | mid | ~ DevOps engineer
Senior cloud engineer; lead cloud engineer; principal cloud engineer; senior AWS engineer; senior Azure engineer | senior | ~ cloud engineer
Cloud architect; cloud solutions architect; AWS architect; Azure architect; cloud solution architect; AWS solutions architect; Azure solutions architect; principal cloud architect; senior cloud architect; cloud consultant | lead | ~ cloud engineer, solutions architect
DevOps engineer; DevOps specialist; AWS DevOps engineer; Azure DevOps engineer; CI/CD engineer; DevOps consultant; DevOps developer; automation and DevOps engineer; cloud DevOps engineer; Kubernetes engineer | mid | ~ site reliability engineer, cloud engineer
Senior DevOps engineer; lead DevOps engineer; principal DevOps engineer; DevOps lead; sr. DevOps engineer; DevOps architect; DevOps team lead | senior | ~ DevOps engineer
Junior DevOps engineer; associate DevOps engineer; DevOps trainee | junior | ~ DevOps engineer
DevOps intern | intern | ~ Junior DevOps engineer
DevOps manager; platform engineering manager; SRE manager; cloud operations manager | manager
Head of DevOps; head of platform engineering; director of cloud engineering; director of DevOps | director | ~ DevOps manager
Site reliability engineer; =SRE; SRE engineer | mid | ~ DevOps engineer
Senior site reliability engineer | senior | ~ Site reliability engineer
Platform engineer; platform operations engineer; platform developer | mid | ~ DevOps engineer
Senior platform engineer | senior | ~ Platform engineer
IT support technician; IT technician; computer technician; technical support technician; IT support; ICT technician; information technology technician; IT support officer; support technician; computer support technician; PC technician; ICT support officer; IT assistant; ICT officer; hardware technician; computer repair technician | mid | ~ help desk technician
IT support specialist; technical support specialist; IT specialist; information technology specialist; computer support specialist; IT support analyst; IT support engineer; technical support analyst; IT analyst; support analyst; user support specialist; ICT specialist; IT officer; IT executive; IT associate | mid | ~ help desk technician, desktop support technician
Senior IT support specialist; senior technical support engineer; senior IT technician; senior support engineer; IT support lead; lead IT technician; senior IT support engineer; senior technical support specialist; senior desktop support engineer; senior support analyst | senior | ~ IT support specialist
Help desk technician; help desk analyst; helpdesk technician; service desk analyst; IT service desk analyst; helpdesk support; helpdesk agent; service desk engineer; helpdesk operator; service desk agent; help desk support specialist; first line support analyst; 1st line support engineer; help desk specialist; IT helpdesk analyst; helpdesk engineer; service desk technician; service desk specialist; help desk | mid | ~ IT support specialist
Second line support engineer; 2nd line support engineer; 2nd line engineer; tier 2 technician; 2nd line support analyst; level 2 support engineer; third line support engineer; 3rd line support engineer; 3rd line engineer; L2 support engineer | senior | ~ IT support specialist
Desktop support technician; desktop support engineer; desktop support analyst; desktop engineer; desktop support specialist; deskside support technician; field support engineer; desktop technician; end user computing engineer; endpoint engineer; desktop administrator; end user support analyst; workplace engineer | mid | ~ help desk technician
IT field engineer; field service technician IT; field support technician; IT field technician; onsite engineer; onsite support engineer; IT onsite technician; field network engineer | mid | ~ desktop support technician
IT intern; IT support intern; information technology intern; IT trainee; IT apprentice; apprentice IT technician; trainee IT technician; junior IT technician; junior IT support; IT support apprentice; system administrator intern; cyber security intern; cybersecurity intern; IT student worker | intern
Service desk manager; help desk manager; IT support manager; service desk team leader; helpdesk manager; technical support manager; help desk supervisor; IT support supervisor; service desk lead; technical support team lead; helpdesk supervisor; service desk supervisor; help desk lead; helpdesk team leader | manager
IT manager; information technology manager; ICT manager; IT department manager; information systems manager; IT systems manager; assistant IT manager; technology manager | manager
Head of IT department | director | ~ IT manager
IT operations manager; IT infrastructure manager; infrastructure manager; systems manager; data centre manager; data center manager; infrastructure team lead; IT team leader; IT supervisor; IT lead; IT team lead; IT coordinator; IT operations lead | manager | ~ IT manager
Head of infrastructure | director | ~ IT operations manager
IT service manager; service delivery manager; IT service delivery manager; IT service management lead; ITSM manager; IT service owner; ITSM consultant | manager | ~ IT manager, Major incident manager, Problem manager, IT change manager
Major incident manager; IT incident manager; incident manager | manager | ~ IT manager, Problem manager, IT change manager, IT service manager
Problem manager | manager | ~ IT manager, IT change manager, IT service manager, Major incident manager
IT change manager | manager | ~ IT manager, IT service manager, Major incident manager, Problem manager
IT director; director of IT; head of IT; director of information technology; IT head; group IT director; director of technology services; head of ICT; senior IT manager; head of information technology | director
VP of IT; vice president of information technology | executive | ~ IT director
Chief information officer; CIO; chief digital officer; chief digital and information officer; group CIO | executive | ~ IT director
IT project manager; infrastructure project manager; ICT project manager; senior IT project manager; IT program manager; IT programme manager; IT project coordinator; network project manager; digital transformation manager; IT project lead; cyber security project manager | manager | < Project manager
IT consultant; ICT consultant; technology consultant infrastructure; infrastructure consultant; freelance IT consultant; IT advisor | mid
Senior IT consultant | senior | ~ IT consultant
ServiceNow developer; ServiceNow administrator; ServiceNow consultant; ServiceNow architect; ServiceNow analyst; ITSM administrator | mid
Data centre technician; data center technician; data center operator; data centre engineer; data center engineer; data centre operations technician; data center operations technician; IT operations analyst; IT operations specialist; IT operations technician | mid
Computer operator; IT operator; mainframe operator | mid
IT asset manager; IT asset analyst; software asset manager; IT procurement specialist; software licensing specialist; hardware asset manager; IT asset management specialist; IT buyer | mid
IT trainer; computer instructor; software trainer; computer trainer; ICT trainer; systems trainer; applications trainer; technical trainer IT; computer lab assistant; computer lab technician; digital skills trainer | mid
Cyber security analyst; cybersecurity analyst; information security analyst; IT security analyst; security analyst; cyber defense analyst; information security specialist; cybersecurity specialist; cyber security specialist; IT security specialist; infosec analyst; cyber security officer; information security officer; cyber analyst; cyber defence analyst; cybersecurity consultant; cyber security consultant; information security consultant | mid | ~ SOC analyst, security engineer
Senior cyber security analyst; senior information security analyst; senior security analyst; senior cybersecurity analyst; lead security analyst; cyber security lead; senior cyber security consultant; information security lead; senior information security consultant; senior information security officer | senior | ~ cyber security analyst
Junior cyber security analyst; junior security analyst; junior cybersecurity analyst; graduate cyber security analyst; associate security analyst; trainee cyber security analyst; junior penetration tester; junior SOC analyst | junior | ~ cyber security analyst
SOC analyst; security operations analyst; security operations center analyst; SOC analyst L1; SOC analyst L2; security operations centre analyst; SOC analyst tier 1; tier 1 SOC analyst; SOC engineer; SOC specialist | mid | ~ cyber security analyst
Senior SOC analyst | senior | ~ SOC analyst
SIEM engineer; Splunk engineer | mid | ~ cyber security analyst
Incident responder; incident response analyst; cyber incident responder | mid | ~ cyber security analyst
Security engineer; cyber security engineer; information security engineer; cybersecurity engineer; IT security engineer; security operations engineer; security systems administrator; information systems security engineer | mid | ~ cyber security analyst, Network security engineer, Cloud security engineer, Security administrator
Network security engineer; firewall engineer; network security administrator; firewall administrator; network security specialist; network security analyst | mid | ~ cyber security analyst, Cloud security engineer, Security administrator, Security engineer
Cloud security engineer | mid | ~ cyber security analyst, Security administrator, Security engineer, Network security engineer
Security administrator | mid | ~ cyber security analyst, Security engineer, Network security engineer, Cloud security engineer
Application security engineer; AppSec engineer; DevSecOps engineer; product security engineer; application security analyst; application security consultant | mid | ~ security engineer
Senior application security engineer | senior | ~ Application security engineer
Senior security engineer; lead security engineer; senior cyber security engineer; principal security engineer; senior network security engineer; staff security engineer; senior information security engineer | senior | ~ security engineer
Security architect; information security architect; cyber security architect; enterprise security architect; cloud security architect; IT security architect; cybersecurity architect; network security architect | lead | ~ senior security engineer
Penetration tester; ethical hacker; pen tester; pentester; red team operator; offensive security consultant; red team consultant; security researcher; vulnerability researcher; bug bounty hunter; penetration testing consultant; offensive security engineer | mid | ~ security engineer
Senior penetration tester | senior | ~ Penetration tester
Vulnerability analyst; vulnerability management analyst; vulnerability management engineer; vulnerability management specialist | mid | ~ cyber security analyst
Threat intelligence analyst; cyber threat analyst; threat hunter; cyber threat intelligence analyst; threat analyst; threat researcher | mid | ~ SOC analyst, Malware analyst
Malware analyst; reverse engineer | mid | ~ SOC analyst, Threat intelligence analyst
Digital forensics analyst; forensic computer analyst; digital forensic investigator; computer forensics examiner; cyber crime investigator; digital forensics investigator; cyber forensics analyst; DFIR analyst; digital forensic examiner; computer forensic analyst | mid | ~ SOC analyst
Identity and access management engineer; IAM engineer; IAM analyst; identity engineer; IAM specialist; access management analyst; IAM consultant; SailPoint engineer; CyberArk engineer; identity and access management analyst; IAM administrator | mid | ~ security engineer
Information security manager; data security officer; data security manager; application security manager; network security manager; cyber security manager; IT security manager; cybersecurity manager; SOC manager; security operations manager; SOC lead; information systems security officer; ISSO; information systems security manager; ISSM; incident response manager; manager information security; IT security officer | manager
Head of cyber security; director of information security; head of information security; cyber security director; director of cybersecurity; deputy CISO; head of IT security; head of cybersecurity | director
VP information security | executive | ~ Head of cyber security
Chief information security officer; CISO; chief security officer; group CISO; virtual CISO; vCISO | executive
GRC analyst; IT risk analyst; information security GRC analyst; GRC consultant; GRC specialist; information assurance analyst; IT governance analyst; information security compliance analyst; security compliance analyst; cyber risk analyst; technology risk analyst; cyber risk consultant; IT risk consultant | mid | ~ IT compliance analyst, GRC manager
Cyber risk manager; information risk manager | manager | ~ GRC analyst
IT compliance analyst | mid | ~ GRC analyst
IT risk manager | manager | ~ GRC manager
GRC manager | manager | ~ GRC analyst, IT risk manager
IT auditor; information systems auditor; IS auditor; technology auditor; cyber auditor; information technology auditor; IT audit associate; IT audit senior | mid
Senior IT auditor | senior | ~ IT auditor
IT audit manager | manager
Telecommunications engineer; telecom engineer; telecommunications technician; telecom technician; telecoms engineer; telecoms technician; telecommunications specialist; telecom analyst; fibre network engineer; telecommunication engineer | mid | ~ RF engineer, Core network engineer, Transmission engineer
RF engineer; RF planning engineer; radio network engineer; RF optimization engineer; radio engineer; RAN engineer | mid | ~ Core network engineer, Transmission engineer, VoIP engineer, Electronics engineer
Core network engineer | mid | ~ Transmission engineer, VoIP engineer, Optical network engineer
Transmission engineer; microwave engineer | mid | ~ VoIP engineer, Optical network engineer, Telecommunications engineer
VoIP engineer; voice engineer; unified communications engineer; telephony engineer | mid | ~ Optical network engineer, Telecommunications engineer, RF engineer
Optical network engineer | mid | ~ Telecommunications engineer, RF engineer, Core network engineer
`
